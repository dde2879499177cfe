// Translated on 27 November 2026, from revision 2b8de2e4.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './error-words.en.ts'

export const errorCopy: Translated<typeof english.errorCopy> = {
  title: 'गड़बड़ी',
  heading: 'कुछ गड़बड़ हो गई!',
  explanation: 'इस पेज में कोई खराबी है। आपने जो लिखा, वह इस टैब में सुरक्षित है। फिर कोशिश करें या होम पर जाएं।',
  retry: 'फिर कोशिश करें',
  home: 'होम पर लौटें',
  reference: 'रेफरेंस नंबर',
  away: {
    title: 'फिर कोशिश करें',
    heading: 'यह अभी नहीं हो पा रहा',
    text: 'हमारा सिस्टम अभी व्यस्त है या उस पर काम चल रहा है। एक मिनट बाद फिर कोशिश करें।',
    kept: 'कुछ भी सेव नहीं हुआ। आपने जो लिखा, वह इसी पेज पर है; "फिर कोशिश करें" दबाने से वह भेजा जाएगा।',
    file: 'अपनी फाइल फिर से चुनें',
    password: 'आपका पासवर्ड, एक बार फिर',
  },
  stack: 'स्टैक ट्रेस',
}
