/** A heading's anchor, from its own words in any script; a second heading of the same words is numbered. */
export function headingId(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const base = words.join('-') || 'section'
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`

  taken.add(id)
  return id
}
