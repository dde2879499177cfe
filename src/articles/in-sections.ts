/**
 * Clean HTML with each of its headings of the second rank, and what follows it, in a section of its own. What comes
 * before the first stays as it is, and so does a heading within something else, of a quotation for one.
 */
export function inSections(html: string): string {
  let depth = 0
  let isWithin = false
  const divided = html.replace(/<(\/?)([a-z]\w*)[^>]*>/g, (tag, end, name) => {
    if (tag.endsWith('/>')) return tag
    depth += end ? -1 : 1
    if (name !== 'h2' || end || depth !== 1) return tag

    const begun = `${isWithin ? '</section>' : ''}<section>${tag}`
    isWithin = true
    return begun
  })
  return isWithin ? `${divided}</section>` : divided
}
