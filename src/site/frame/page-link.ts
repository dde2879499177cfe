import { matchPath } from 'react-router'

/** What React Router tells the browser of a page. */
interface PageFiles {
  path?: string
  index?: boolean
  module: string
  css?: string[]
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, PageFiles & { imports?: string[] }> }
  }
}

export interface PageLink {
  link: HTMLAnchorElement
  /** Unknown of a link of the router's own, as the desk has them: that one is followed by itself. */
  files?: PageFiles
}

const found = new Map<string, PageFiles | undefined>()

/**
 * The link that an event happened in, if it leads to a page of the site. What names a target or is a download is the
 * browser's own business; so is every address that is not in the list of pages, such as /go/….
 */
export function findPageLink(at: EventTarget | null): PageLink | undefined {
  const link = at instanceof Element ? at.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return

  if (link.dataset.discover) return { link }
  const files = filesOf(link.pathname)
  return files && { link, files }
}

function filesOf(pathname: string): PageFiles | undefined {
  if (!found.has(pathname)) {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
    const page = routes.find(({ index, path }) =>
      index ? pathname === '/' : isPath(path) && matchPath(path, pathname),
    )
    found.set(pathname, page)
  }
  return found.get(pathname)
}

// The root has none; what stands for every other address is no page.
function isPath(path: string | undefined): path is string {
  return path !== undefined && path !== '' && path !== '*'
}
