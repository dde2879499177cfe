/**
 * A text without what XML 1.0 cannot hold (section 2.2, Char), halves of characters included: one such sign, and no
 * reader takes the whole document.
 */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
