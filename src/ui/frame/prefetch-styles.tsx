import { useEffect } from 'react'
import { matchPath } from 'react-router'

/** What React Router tells the browser of each page; its own prefetching fetches the scripts in it and not the styles. */
interface Manifest {
  routes: Record<string, { path?: string; module: string; imports?: string[]; css?: string[] }>
}

declare global {
  interface Window {
    __reactRouterManifest?: Manifest
  }
}

/** Fetches the styles of a page as soon as a visitor's finger, pointer or focus is on a link to it. */
export function PrefetchStyles() {
  useEffect(() => {
    const gone = new AbortController()
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(type, prefetch, { passive: true, signal: gone.signal })
    }
    return () => gone.abort()
  }, [])

  return null
}

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  for (const href of link ? stylesOf(link.pathname) : []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }))
  }
}

function stylesOf(pathname: string): string[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  return routes.find(({ path }) => path && path !== '*' && matchPath(path, pathname))?.css ?? []
}
