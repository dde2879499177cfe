import { startTransition, useEffect, useState } from 'react'

/**
 * False while React takes over what the server wrote, then true. Set in a transition, so that what follows is drawn in a
 * task of its own; by useSyncExternalStore it would be drawn in the task that has taken the page over.
 */
export function useHydrated(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])

  return isAlive
}
