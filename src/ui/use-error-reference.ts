import { useEffect, useState } from 'react'
import { REFERENCE_STAND_IN } from '#content/site.ts'

/** Where the page shows the reference, and where hydration finds it again. */
export const REFERENCE_ID = 'error-reference'

/**
 * The number under which an error is in the server's log: put into the page by
 * the server that rendered it. An error that happened in the browser gets one
 * here and is reported under it.
 */
export function useErrorReference(message: string): string | undefined {
  const [reference, setReference] = useState(renderedReference)

  useEffect(() => {
    if (reference) return

    const made = newReference()
    setReference(made)
    const report = JSON.stringify({ reference: made, message, path: location.pathname })
    navigator.sendBeacon('/api/client-errors/', new Blob([report], { type: 'application/json' }))
  }, [reference, message])

  return reference
}

function renderedReference(): string | undefined {
  return typeof document === 'undefined'
    ? REFERENCE_STAND_IN
    : (document.getElementById(REFERENCE_ID)?.textContent ?? undefined)
}

// Not crypto.randomUUID: a browser offers it only on HTTPS, and an error page may not fail.
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
