import { useEffect } from 'react'

declare global {
  interface Window {
    /** Does what a visitor did in a part of the page before it was alive; see platform/in-page/keep-taps.ts. */
    comeAlive?: (part: Element) => void
  }
}

/** The last in a page, or in a part that comes alive by itself. */
export function ComeAlive({ part }: { part?: string }) {
  useEffect(() => {
    const element = part ? document.getElementById(part) : document.documentElement
    if (element) window.comeAlive?.(element)
  }, [part])

  return null
}
