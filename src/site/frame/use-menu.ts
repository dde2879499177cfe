import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What lies behind the open menu. */
const BEHIND = '.skip, .brand, main, .ftr, .floats, .asst, .panel-asst'

/**
 * Keeps focus inside the open menu, closes it on Escape and when another page is there, and takes the page behind out
 * of reach. Closed in the tap itself, it would make the browser draw the page that is being left once more.
 */
export function useMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  const shown = useRef(location)

  useLayoutEffect(() => {
    if (shown.current === location) return
    // On another page focus goes to its content: see RouteFocus.
    const isSamePage = shown.current.pathname === location.pathname
    shown.current = location
    close(details.current, isSamePage)
  }, [location])

  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const wide = matchMedia('(min-width: 72.5rem)')
    const update = () => setBehindInert(menu.open && !wide.matches)

    update()
    menu.addEventListener('toggle', update)
    wide.addEventListener('change', update)
    return () => {
      menu.removeEventListener('toggle', update)
      wide.removeEventListener('change', update)
      setBehindInert(false)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const menu = details.current
    if (!menu?.open) return

    if (event.key === 'Escape') close(menu, true)
    if (event.key === 'Tab') wrapFocus(menu, event)
  }

  return { details, onKeyDown }
}

function close(menu: HTMLDetailsElement | null, isFocusKept: boolean) {
  if (!menu?.open) return
  menu.open = false
  // At once, for the focus; all else when the browser tells that it is closed, after the next page is painted.
  document.querySelector('main')?.removeAttribute('inert')
  if (isFocusKept) menu.querySelector('summary')?.focus()
}

function setBehindInert(inert: boolean) {
  document.documentElement.toggleAttribute('data-menu', inert)
  for (const element of document.querySelectorAll(BEHIND)) element.toggleAttribute('inert', inert)
}

function wrapFocus(menu: HTMLElement, event: KeyboardEvent) {
  const stops = menu.querySelectorAll<HTMLElement>('summary, a')
  const first = stops[0]
  const last = stops[stops.length - 1]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return

  event.preventDefault()
  other?.focus()
}
