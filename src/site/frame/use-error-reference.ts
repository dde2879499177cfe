import { useEffect, useState } from 'react'
import { REFERENCE_PLACEHOLDER } from '#company/site.ts'
import { reportFailure } from '#ui/report-failure.ts'

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
    if (!reference) setReference(reportFailure(message))
  }, [reference, message])

  return reference
}

function renderedReference(): string | undefined {
  return typeof document === 'undefined'
    ? REFERENCE_PLACEHOLDER
    : (document.getElementById(REFERENCE_ID)?.textContent ?? undefined)
}
