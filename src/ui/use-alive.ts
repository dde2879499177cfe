import { startTransition, useEffect, useState } from 'react'

/**
 * False while React takes over what the server wrote, then true. As a transition: a value of the browser's own, asked
 * for by React when it finds another one than the server's, is drawn in the same task that has taken the page over.
 */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])

  return isAlive
}
