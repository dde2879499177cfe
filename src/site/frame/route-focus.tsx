import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of route focus goes to the new page's content, as it would
 * after loading a page, so that a screen reader starts there. Before the page
 * is laid out, the browser would do that first, within the tap.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return afterFrame(() => document.querySelector('main')?.focus({ preventScroll: true }))
  }, [pathname])

  return null
}

/**
 * Runs it in a task of its own once the next frame is painted; in a tab that nobody sees, when it is seen.
 * @returns ends the wait
 */
function afterFrame(run: () => void): () => void {
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
