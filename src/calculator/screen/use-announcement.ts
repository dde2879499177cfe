import { useEffect, useRef, useState } from 'react'

const SETTLE_MS = 1_000

/**
 * What a screen reader is told once the visitor pauses; not each figure on the way, and nothing at the start. Where there is
 * nothing to tell any more, the old figure goes.
 */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  const first = useRef<string | null>(text)

  useEffect(() => {
    if (text === first.current) return
    first.current = null
    const timer = setTimeout(() => setAnnounced(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return announced
}
