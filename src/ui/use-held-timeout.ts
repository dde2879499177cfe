import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once the time has passed, not counting the time while it was held. */
export function useHeldTimeout(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(durationMs)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)

    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isHeld])
}
