// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const uiCopy: Translated<typeof english.uiCopy> = {
  notifications: 'सूचनाएं',
  close: 'बंद करें',
  missing: 'इस पेज का एक हिस्सा नहीं खुला।',
  reload: 'पेज फिर से खोलें',
  part: {
    heading: 'यह हिस्सा बंद हो गया',
    text: 'बाकी पेज चल रहा है। आपने जो लिखा, वह सुरक्षित है।',
    again: 'फिर कोशिश करें',
    report: 'रिपोर्ट',
  },
  carousel: {
    role: 'तस्वीरें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    picture: (place, count) => `तस्वीर ${place}, कुल ${count}`,
  },
  errorSummary: (count, first) => (count === 1 ? `1 जगह सुधारें: ${first}` : `${count} जगह सुधारें। पहली: ${first}`),
  meterPlate: 'सिंगल फेज 240 V 50 Hz',
}
