import { useEffect, useState } from 'react'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const HINT_MS = 15_000
/** Whoever has closed the hint has read it; it does not come back in this tab. */
const HINT_KEY = 'assistant-hint-closed'

/** The hint bubble: from the first page that wants it until its time is up or it is closed, and not again. */
export function useHint(isWanted: boolean) {
  const [isBegun, setBegun] = useState(false)
  const [isShown, setShown] = useState(false)
  if (isWanted && !isBegun) setBegun(true)

  useEffect(() => {
    if (!isBegun || readSessionEntry<boolean>(HINT_KEY)) return
    setShown(true)
    const expiry = setTimeout(() => setShown(false), HINT_MS)
    return () => clearTimeout(expiry)
  }, [isBegun])

  function close() {
    writeSessionEntry(HINT_KEY, true)
    setShown(false)
  }

  return { isShown, close }
}
