/** Tells the server of something that failed in this browser. Returns the reference under which it is in the log. */
export function reportFailure(error: unknown): string {
  const reference = newReference()
  const report = JSON.stringify({ reference, message: messageOf(error), path: location.pathname })
  navigator.sendBeacon('/api/client-errors/', new Blob([report], { type: 'application/json' }))
  return reference
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

// Not crypto.randomUUID: a browser offers it only on HTTPS, and an error page may not fail.
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
