const IS_LATIN = /^[ -~\u2010-\u2027]*$/
const LATIN_WORD = /[a-z0-9]+/g

/** A heading's anchor, from its own words in any script: what links to a section lands on it. */
export function headingId(text: string): string {
  // Joiners shape letters of Indian scripts and are not seen: within an address nobody could type them.
  const plain = text.toLowerCase().replace(/[\u200c\u200d]/g, '')
  const words = plain.match(IS_LATIN.test(plain) ? LATIN_WORD : anyWord()) ?? []
  return words.join('-') || 'section'
}

// A phone compiles the letters of all scripts longer than it draws a page's heading: only where there are others.
function anyWord(): RegExp {
  return /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
}

/** The anchor of a heading among others; a second one of the same words is numbered. */
export function uniqueHeadingId(text: string, taken: Set<string>): string {
  const base = headingId(text)
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`

  taken.add(id)
  return id
}
