const ADDRESS = /https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}]/gi

/** A text cut at the web addresses in it, in order. */
export function linkedText(text: string): { text: string; isLink: boolean }[] {
  const pieces: { text: string; isLink: boolean }[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isLink: false })
    pieces.push({ text: address, isLink: true })
    from = index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isLink: false })
  return pieces
}
