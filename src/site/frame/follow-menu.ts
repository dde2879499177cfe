/** What lies behind the open menu. */
const BEHIND = '.skip, .brand, main, .ftr, .rail'

/**
 * Keeps focus inside the open menu, closes it on Escape, where the page is chosen that is there, and before the page
 * goes into the browser's memory; takes the page behind out of reach. Opening and closing by a tap is HTML's.
 */
export function followMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('.menu')
  if (!menu) return
  const wide = matchMedia('(min-width: 72.5rem)')
  const update = () => setBehindInert(menu.open && !wide.matches)

  update()
  menu.addEventListener('toggle', update)
  wide.addEventListener('change', update)
  menu.addEventListener('keydown', (event) => {
    if (!menu.open) return
    if (event.key === 'Escape') close(menu)
    if (event.key === 'Tab') wrapFocus(menu, event)
  })
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || link.href !== location.href) return
    event.preventDefault()
    close(menu)
  })
  addEventListener('pagehide', () => {
    menu.open = false
  })
}

function close(menu: HTMLDetailsElement) {
  menu.open = false
  // At once, for the focus; all else when the browser tells that it is closed.
  document.querySelector('main')?.removeAttribute('inert')
  menu.querySelector('summary')?.focus()
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
