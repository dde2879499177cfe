/** What these pages read from their address. Asked for with it they are rendered for it; else the stored page is right. */
const READ: Record<string, string> = {
  '/contact-us': 'message',
  '/one-coral': 'module',
}

export function isAnsweredByQuery(path: string, query: Record<string, string>): boolean {
  const parameter = READ[path.replace(/\/$/, '')]
  return parameter !== undefined && query[parameter] !== undefined
}
