// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const notFoundCopy: Translated<typeof english.notFoundCopy> = {
  title: 'पेज नहीं मिला',
  description: 'यह पेज नहीं है, या कहीं और चला गया है।',
  heading: 'अरे! पेज नहीं मिला',
  explanation: 'यह पेज नहीं है, या कहीं और चला गया है। नीचे खोजें, या होम पर लौटें।',
  home: 'होम पर लौटें',
  near: 'शायद आप यह ढूंढ रहे हैं',
}
