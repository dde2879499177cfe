/** What a mail server said, without the addresses that it repeats: they are somebody's, and are kept elsewhere. */
export function hideAddresses(text: string): string {
  return text.replace(/<?[^\s<>,;:"'()]+@[^\s<>,;:"'()]+>?/g, '…')
}
