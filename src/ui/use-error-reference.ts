import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

/**
 * The number under which an error is in the server's log. An error that
 * happened in the browser gets one here and is reported under it.
 */
export function useErrorReference(error: unknown, message: string): string | undefined {
  const given = givenReference(error)
  const [reference, setReference] = useState(given)

  useEffect(() => {
    if (given) return setReference(given)

    const made = newReference()
    setReference(made)
    const report = JSON.stringify({ reference: made, message, path: location.pathname })
    navigator.sendBeacon('/api/client-errors/', new Blob([report], { type: 'application/json' }))
  }, [given, message])

  return reference
}

function givenReference(error: unknown): string | undefined {
  const source = isRouteErrorResponse(error) ? error.data : error
  const reference = (source as { reference?: unknown } | null | undefined)?.reference
  return typeof reference === 'string' ? reference : undefined
}

// Not crypto.randomUUID: a browser offers it only on HTTPS, and an error page may not fail.
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
