// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './error-words.en.ts'

export const errorCopy: Translated<typeof english.errorCopy> = {
  title: 'गड़बड़ी',
  heading: 'कुछ गड़बड़ हो गई!',
  explanation: 'इस पेज में कोई खराबी है। आपने जो लिखा, वह इस टैब में सुरक्षित है। फिर कोशिश करें या होम पर जाएं।',
  retry: 'फिर कोशिश करें',
  home: 'होम पर लौटें',
  reference: 'रेफरेंस नंबर',
  stack: 'स्टैक ट्रेस',
}
