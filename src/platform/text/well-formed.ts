/**
 * A text without halves of letters, as a cut may leave them. String.prototype.toWellFormed does the same, but Chrome has
 * it since 111, and this reaches browsers.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** False where half a letter is in it. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
