import { useEffect, useState } from 'react'
import { matchPath, PrefetchPageLinks } from 'react-router'

/** What React Router tells the browser of each page; its own prefetching fetches the scripts in it and not the styles. */
interface Manifest {
  routes: Record<string, { path?: string; module: string; imports?: string[]; css?: string[] }>
}

declare global {
  interface Window {
    __reactRouterManifest?: Manifest
  }
}

/**
 * Fetches what a page needs as soon as a visitor's finger, pointer or focus is on a link to it. One listener for all
 * links: by the router's own `prefetch` each link has a state, which changes in the very tap and takes a render then.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()

  useEffect(() => {
    const gone = new AbortController()
    let prefetched = ''
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(type, prefetch, { passive: true, signal: gone.signal })
    }
    return () => gone.abort()

    function prefetch({ target }: Event) {
      // So the router marks the links that it follows itself.
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
      if (!link || link.pathname === location.pathname) return
      // The tap itself is an intent again. Told what it knows, React renders once more all the same.
      const page = link.pathname + link.search
      if (page === prefetched) return
      prefetched = page
      setPage(page)
      for (const href of stylesOf(link.pathname)) prefetchStyles(href)
    }
  }, [])

  return page && <PrefetchPageLinks page={page} />
}

function stylesOf(pathname: string): string[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  return routes.find(({ path }) => path && path !== '*' && matchPath(path, pathname))?.css ?? []
}

// Once they are there, as styles that apply to nothing: then the router does not wait for them in the tap.
function prefetchStyles(href: string) {
  if (document.head.querySelector(`link[href="${href}"]`)) return

  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href })
  link.addEventListener('load', () => Object.assign(link, { rel: 'stylesheet', media: 'not all' }), { once: true })
  document.head.append(link)
}
