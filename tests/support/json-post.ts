/** A request that posts this as JSON. */
export function jsonPost(body: unknown, headers: Record<string, string> = {}) {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
