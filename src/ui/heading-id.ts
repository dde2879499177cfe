/** A heading's anchor, from its own words in any script: what links to a section lands on it. */
export function headingId(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  return words.join('-') || 'section'
}
