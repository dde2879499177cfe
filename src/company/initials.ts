/** 'Asha Devi Rao' → 'AR'; of one word its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? '')).join('')
}

// A letter with its marks is one: शी.
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)
  return first?.segment.toUpperCase() ?? ''
}
