import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { carryControlsInTurn, noteControls, type WrittenElement } from '#ui/written-element.ts'

/** What was typed on a page of the desk when the words of a failure took its place. */
let left: { address: string; typed: WrittenElement[] } | undefined

/**
 * A page whose loader fails, also when it is only asked anew, is taken away with all that was typed on it. Once it is
 * there again, so is that.
 */
export function useTypedAcrossFailure() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const shown = useRef(address)

  useLayoutEffect(() => {
    shown.current = address
  }, [address])

  // At its end the page still stands, and it is the page from before where another one was asked for.
  useLayoutEffect(() => {
    return () => {
      left = { address: shown.current, typed: noteControls(document) }
    }
  }, [])

  useEffect(() => {
    if (left?.address !== address) return
    const { typed } = left
    left = undefined
    carryControlsInTurn(typed)
  }, [address])
}
