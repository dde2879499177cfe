// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './zone-words.en.ts'

export const zonesCopy: Translated<typeof english.zonesCopy> = {
  legend: 'టైమ్ ఆఫ్ డే',
  hint: 'ప్రతి జోన్ యూనిట్లు, మీ బిల్లులో ఉన్నట్టు. మిగిలిన యూనిట్లు ఏ జోన్‌లోనూ రావు.',
  shifts: 'బిల్లులో జోన్‌లు లేవా? పని వేళలు చెప్పండి',
  shiftsHint: 'అప్పుడు అలాంటి నెలకు అతి తక్కువ నుంచి అతి ఎక్కువ బిల్లు చూపిస్తాం.',
  noShifts: 'చెప్పలేదు',
  shiftNames: {
    day: 'ఒక షిఫ్టు, పగలు',
    evening: 'ఒక షిఫ్టు, సాయంత్రం',
    night: 'ఒక షిఫ్టు, రాత్రి',
    two: 'రెండు షిఫ్టులు',
    three: 'మూడు షిఫ్టులు',
  },
}
