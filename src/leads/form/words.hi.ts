// Translated on 27 November 2026, from revision 47f0760e.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const formMessages: Translated<typeof english.formMessages> = {
  tooLong: 'यह बहुत लंबा है। थोड़ा छोटा करें।',
  unreadable: 'इसमें कुछ अक्षर पढ़े नहीं जा रहे। फिर से लिखें।',
  fileChanged: 'यह फाइल बदल गई है या अब नहीं है। फिर से चुनें।',
  fileAgain: 'अपनी फाइल फिर से चुनें।',
}

export const failedFormCopy: Translated<typeof english.failedFormCopy> = {
  unsent: {
    heading: 'यह नहीं भेजा गया',
    text: 'फॉर्म बंद हो गया। आपने जो लिखा, वह सुरक्षित है। फॉर्म फिर खोलें, जांचें और भेजें।',
    action: 'फॉर्म फिर खोलें',
  },
  sending: {
    heading: 'यह भेजा जा रहा है',
    text: 'भेजते समय फॉर्म बंद हो गया। थोड़ा रुकें।',
  },
  sent: {
    heading: 'यह भेज दिया गया',
    text: 'यह हमें मिल गया है। दोबारा भेजने की जरूरत नहीं।',
    action: 'खाली फॉर्म खोलें',
  },
  sentBefore: {
    heading: 'आपका भेजा हुआ हमें मिल गया है।',
    reference: 'रेफरेंस नंबर',
    replyBy: 'जवाब कब\u00a0तक',
    timeZone: '(IST)',
  },
}
