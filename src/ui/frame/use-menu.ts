import { type KeyboardEvent, useEffect, useRef } from 'react'

/** What lies behind the open menu. */
const BEHIND = '.skip, .brand, main, .ftr, .floats, .asst'

/** Keeps focus inside the open menu, closes it on Escape and on choice, and takes the page behind out of reach. */
export function useMenu() {
  const details = useRef<HTMLDetailsElement>(null)

  function close() {
    const menu = details.current
    if (!menu) return

    menu.open = false
    setBehindInert(false)
    menu.querySelector('summary')?.focus()
  }

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

    if (event.key === 'Escape') close()
    if (event.key === 'Tab') wrapFocus(menu, event)
  }

  return { details, close, onKeyDown }
}

function setBehindInert(inert: boolean) {
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
