// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const uiCopy: Translated<typeof english.uiCopy> = {
  notifications: 'సూచనలు',
  close: 'మూసేయండి',
  missing: 'ఈ పేజీలో ఒక భాగం రాలేదు.',
  reload: 'పేజీని మళ్లీ తెరవండి',
  part: {
    heading: 'ఈ భాగం ఆగిపోయింది',
    text: 'మిగతా పేజీ పనిచేస్తోంది. మీరు టైప్ చేసింది భద్రంగా ఉంది.',
    again: 'మళ్లీ ప్రయత్నించండి',
    report: 'రిపోర్ట్',
  },
  carousel: {
    role: 'చిత్రాల వరుస',
    previous: 'ముందు చిత్రం',
    next: 'తర్వాతి చిత్రం',
    picture: (place, count) => `${count} చిత్రాల్లో ${place}‌వది`,
  },
  errorSummary: (count, first) => (count === 1 ? `ఒక చోట సరిచేయండి: ${first}` : `${count} చోట్ల సరిచేయండి. మొదటిది: ${first}`),
  meterPlate: 'సింగిల్ ఫేజ్ 240 V 50 Hz',
}
