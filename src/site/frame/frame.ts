import { goOnWithAssistant } from '#assistant/launcher/go-on.ts'
import { showHint } from '#assistant/launcher/show-hint.ts'
import { noteFooter } from '#leads/form/human-check/footer-age.ts'
import { noteVisit } from '#leads/form/visit.ts'
import { addressHere } from '#platform/text/language.ts'
import { countEvent } from '#ui/count-event.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import { copyrightYears } from './copyright-years.ts'
import { NO_PAGES } from './no-pages.ts'

/** What stands around each page of the site, and is no island: menu, links, footer, visit. `wake`: the islands of a name. */
export function beginFrame(wake: (name: string) => void) {
  noteFooter()
  followMenu()
  prefetchLinks()
  tellYears()
  if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`)
  if (document.documentElement.hasAttribute('data-visit')) beginVisit(wake)
}

/** Not where staff look at a draft. */
function beginVisit(wake: (name: string) => void) {
  noteVisit()
  countEvent('page_view')
  // Shown again from the browser's memory, it is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && countEvent('page_view'))
  showHint()
  goOnWithAssistant(wake)
  void readSiteSettings().then((settings) => settings?.analytics_id && wake('analytics'))
}

/** The page was built on some day in the past: the browser's clock has the last word. */
function tellYears() {
  const years = document.querySelector<HTMLElement>('[data-since]')
  const text = years && copyrightYears(Number(years.dataset.since), new Date().getFullYear())
  if (text && years.textContent !== text) years.textContent = text
}

/** What lies behind the open menu. */
const BEHIND = '.skip, .brand, main, .ftr, .rail'

/**
 * Keeps focus inside the open menu, closes it on Escape, where the page is chosen that is there, and before the page
 * goes into the browser's memory; takes the page behind out of reach. Opening and closing by a tap is HTML's.
 */
function followMenu() {
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

/** How long the next page may take before its link says that it is on its way. */
const NOTICED_MS = 100

/** Fetches the page of a link ahead as soon as a finger, a pointer or the focus is on it, and marks a link that takes long. */
function prefetchLinks() {
  const fetched = new Set([location.pathname + location.search])
  // Browsers that know speculation rules prefetch by those that the page brings: see root.tsx.
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, prefetch, { passive: true })
  }
  addEventListener('click', mark)
  addEventListener('pageshow', () => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-pending]')) delete link.dataset.pending
    for (const [place, before] of replaced.splice(0)) place.replaceChildren(...before)
  })

  function prefetch({ target }: Event) {
    const link = pageLinkAt(target)
    const page = link && link.pathname + link.search
    if (!page || fetched.has(page)) return
    fetched.add(page)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: page }))
  }
}

/** What stood where it is said that something is loading. */
const replaced: [place: Element, before: ChildNode[]][] = []

function mark(event: MouseEvent) {
  const link = pageLinkAt(event.target)
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.href.split('#')[0] !== location.href.split('#')[0]) setTimeout(sayLoading, NOTICED_MS, link)
}

function sayLoading(link: HTMLElement) {
  link.dataset.pending = ''
  const part = link.closest<HTMLElement>('[data-loading]')
  const place = part?.querySelector('[role=status]')
  if (!part || !place) return
  replaced.push([place, [...place.childNodes]])
  place.classList.remove('vh')
  place.textContent = part.dataset.loading!
}

/** A link to a page of the site, and not to a part that opens over this one. */
function pageLinkAt(at: EventTarget | null): HTMLAnchorElement | undefined {
  const link = at instanceof Element ? at.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  const isPage = ![...NO_PAGES, ...NO_PAGES.map(addressHere)].some((beginning) => link.pathname.startsWith(beginning))
  return isPage && !link.dataset.opens ? link : undefined
}
