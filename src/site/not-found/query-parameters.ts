/** What these pages read from their address. Asked for with it they are rendered for it; else the stored page is right. */
const READ: Record<string, string[]> = {
  '/contact-us': ['message'],
  '/one-coral': ['module'],
  '/embed/energy-calculator': ['mode', 'state', 'tariff', 'units'],
}

export function isAnsweredByQuery(path: string, query: Record<string, string>): boolean {
  return READ[path.replace(/\/$/, '')]?.some((parameter) => query[parameter] !== undefined) ?? false
}
