import { useEffect } from 'react'

/** The last in a page of the desk, which comes alive whole: what was tapped before is done then. */
export function ComeAlive() {
  useEffect(() => window.taps?.alive(document.documentElement), [])
  return null
}
