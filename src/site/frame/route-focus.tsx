import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { afterFrame } from '#ui/after-frame.ts'

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
