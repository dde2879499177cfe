/** The words of a text in any script: folded, so that case and accents make no difference, in their order. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Lower case, and Latin letters without accents; signs of other scripts are part of their words and stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
}

/** Every three letters in a row, the edges marked by spaces. */
export function trigramsOf(word: string): string[] {
  const letters = [...` ${word} `]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
