import { headingId } from '#ui/heading-id.ts'

/** The anchor of a heading among others; a second one of the same words is numbered. */
export function uniqueHeadingId(text: string, taken: Set<string>): string {
  const base = headingId(text)
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`

  taken.add(id)
  return id
}
