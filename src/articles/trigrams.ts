/** Every three letters in a row, the edges marked by spaces. */
export function trigramsOf(word: string): string[] {
  const letters = [...` ${word} `]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}
