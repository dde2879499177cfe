/** Where a link in an article may lead: to the web, to a mailbox, or to a page of ours or a heading on it. */
export function isLinkAddress(address: string): boolean {
  if (/^(\/(?![/\\])|#)\S*$/.test(address)) return true

  try {
    return ['https:', 'http:', 'mailto:'].includes(new URL(address).protocol)
  } catch {
    return false
  }
}
