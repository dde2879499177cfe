import { addressHere } from '#platform/text/language.ts'
import { NO_PAGES } from './no-pages.ts'

/** How long the next page may take before its link says that it is on its way. */
const NOTICED_MS = 100

/** Fetches the page of a link ahead as soon as a finger, a pointer or the focus is on it, and marks a link that takes long. */
export function prefetchLinks() {
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
