import { startTransition, useEffect, useState } from 'react'

/**
 * Runs it in a task of its own once the next frame is painted; in a tab that nobody sees, when it is seen.
 * @returns ends the wait
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after what waits for it has run.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })

  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The value, late by a frame: it changes once the frame in which the given one changed is painted. It begins as `before`. */
export function useAfterFrame<T extends boolean | object>(value: T, before = value): T {
  const [shown, setShown] = useState(before)

  useEffect(() => {
    if (value !== shown) return afterFrame(() => startTransition(() => setShown(value)))
  }, [value, shown])

  return shown
}
