import { useEffect } from 'react'
import { doKeptTaps } from '#ui/island/kept-taps.ts'

/** The last in a page of the desk, which comes alive whole: what was tapped before is done then. */
export function ComeAlive() {
  useEffect(() => doKeptTaps(document.documentElement), [])
  return null
}
