import { useEffect, useState, useSyncExternalStore } from 'react'

/** Review carousel interval (specification, section 9). */
const INTERVAL_MS = 4000

/**
 * Turns from one to the next, round and round. It waits while the pointer or
 * the focus is on it, while the tab is hidden and while it is paused; where
 * less motion is asked for it does not turn by itself at all.
 */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const mayMove = useSyncExternalStore(watchSurroundings, mayMoveNow, () => false)
  const isTurning = mayMove && !isPaused && !isHovered && !isFocused

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever way one came into view, it has its full time
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setShown((place) => (place + 1) % count), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isTurning, shown, count])

  return {
    shown,
    show: setShown,
    isTurning,
    isPaused,
    setPaused,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function mayMoveNow(): boolean {
  return !document.hidden && !matchMedia(LESS_MOTION).matches
}

function watchSurroundings(onChange: () => void) {
  const motion = matchMedia(LESS_MOTION)
  document.addEventListener('visibilitychange', onChange)
  motion.addEventListener('change', onChange)

  return () => {
    document.removeEventListener('visibilitychange', onChange)
    motion.removeEventListener('change', onChange)
  }
}
