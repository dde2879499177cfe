import { startTransition, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { fetchStyles } from './bring-styles.ts'
import { findPageLink } from './page-link.ts'

/** How long a page may take before its link says that it is on its way. */
const NOTICED_MS = 100

/**
 * Fetches a page as soon as a visitor's finger, pointer or focus is on a link to it, and shows it in place when the
 * link is chosen. One listener for all links, which stay the anchors that the server wrote: by the router's own Link
 * each is a component with a state, and all of them are drawn again in every move.
 */
export function PageLinks() {
  const [page, setPage] = useState<string>()
  const navigate = useNavigate()

  useEffect(() => {
    const gone = new AbortController()
    let prefetched = ''
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(type, prefetch, { passive: true, signal: gone.signal })
    }
    addEventListener('click', follow, { signal: gone.signal })
    return () => gone.abort()

    function prefetch({ target }: Event) {
      const { link, files } = findPageLink(target) ?? {}
      // What opens something here, as the form of the home audit, fetches that ahead.
      if (!link || link.pathname === location.pathname || link.hasAttribute('aria-haspopup')) return
      // The tap itself is an intent again. Told what it knows, React renders once more all the same.
      const page = link.pathname + link.search
      if (page === prefetched) return
      prefetched = page
      setPage(page)
      if (!files) return
      for (const href of files.css ?? []) fetchStyles(href)
      // Run as well, so that the tap does not have to. One that does not come is asked for again by the router.
      import(/* @vite-ignore */ files.module).catch(() => {})
    }

    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const { link, files } = findPageLink(event.target) ?? {}
      if (!link || !files || isPartOfThisPage(link)) return

      event.preventDefault()
      // That a page is on its way can wait; React draws one that is there already with the click, and in the same frame.
      startTransition(() => void move(link))
    }

    async function move(link: HTMLAnchorElement) {
      const waiting = setTimeout(() => (link.dataset.pending = ''), NOTICED_MS)
      // As tabs are that the address names: the page stays where it is, and what it showed is no step of the way.
      const isInPlace = link.hasAttribute('data-in-place')
      await navigate(link.pathname + link.search + link.hash, {
        replace: isInPlace || link.href === location.href,
        preventScrollReset: isInPlace,
      })
      clearTimeout(waiting)
      delete link.dataset.pending
    }
  }, [navigate])

  return page && <PrefetchPageLinks page={page} />
}

function isPartOfThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
