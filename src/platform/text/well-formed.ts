/**
 * A text without halves of letters, as a cut may leave them. String.prototype.toWellFormed does the same, but Chrome has
 * it since 111, and this reaches browsers.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
