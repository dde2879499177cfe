const brought = new Map<string, HTMLLinkElement>()

/**
 * Adds a page's style sheet after all others, once; there it stays. The router takes a sheet away with its page: then a
 * browser registers every property, looks up every font and lays everything out anew, which takes a slow phone up to
 * 100 ms. One that is added at the end costs next to nothing, and layers keep the order of the rules.
 */
export function bringStyles(href: string) {
  // To look for it in the page takes a slow phone a millisecond or two; said again, it would be read again. React takes
  // the first page's links away when an error is shown in the place of all.
  if (brought.get(href)?.isConnected) return
  const link = findLink(href) ?? addLink({ href })
  brought.set(href, link)
  if (link.rel !== 'stylesheet') link.rel = 'stylesheet'
}

/** Fetches it first: the router waits for a page's sheet unless there is a link of that kind already. */
export function fetchStyles(href: string) {
  whenStyled(href).catch(() => {})
}

const coming = new Map<string, Promise<void>>()

/** Resolves when the sheet is there; fails where it does not come, asked for twice. */
export function whenStyled(href: string): Promise<void> {
  const sheet =
    coming.get(href) ?? (findLink(href) ? Promise.resolve() : fetchSheet(href).catch(() => fetchSheet(href)))
  coming.set(href, sheet)
  sheet.catch(() => coming.delete(href))
  return sheet
}

function fetchSheet(href: string): Promise<void> {
  const link = addLink({ rel: 'preload', as: 'style', href })
  return new Promise((resolve, reject) => {
    link.onload = () => {
      bringStyles(href)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`The styles ${href} did not come`))
    }
  })
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

function findLink(href: string): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
}
