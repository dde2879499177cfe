// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './too-many-words.en.ts'

export const tooManyCopy: Translated<typeof english.tooManyCopy> = {
  title: 'చాలా ఎక్కువ పేజీలు',
  description: 'మీ నెట్‌వర్క్ నుంచి ఒక నిమిషంలో చాలా ఎక్కువ పేజీలు తెరిచారు.',
  heading: 'ఒక నిమిషం ఆగండి',
  explanation: 'మీ నెట్‌వర్క్ నుంచి ఒక నిమిషంలో చాలా ఎక్కువ పేజీలు తెరిచారు; వేరొకరు కూడా కావచ్చు. ఒక నిమిషం ఆగి పేజీని మళ్లీ తెరవండి.',
  home: 'హోమ్‌కు వెళ్లండి',
}
