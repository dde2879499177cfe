import { defineRegister } from './register.ts'

/** Of an address of ours, in letters. */
const LONGEST = 120
/** What is answered before any redirect is looked for. */
const TAKEN = /^\/(desk|api|assets|go|media)(\/|\.|$)/i

/** Old addresses, and where they lead now. They are asked only where the page for unknown addresses would come. */
export const redirects = defineRegister({
  id: 'redirects',
  title: 'Redirects',
  one: 'a redirect',
  help: 'Where old addresses lead now. Printed cards, old links and bookmarks keep working. A page of ours needs none.',
  mayEdit: 'company',
  kind: 'ordered',
  shownOn: [],
  columns: ['from', 'to'],
  tally: 'redirect',
  fields: {
    from: { kind: 'text', label: 'Old address', help: 'Without our domain: /old-page.', maxLength: LONGEST },
    to: {
      kind: 'link',
      label: 'Leads to',
      help: 'A page of ours, or an address that begins with https://.',
      mayBePath: true,
    },
  },
  check({ from, to }, { others, isPage, host }) {
    const own = plainPath(from)
    return {
      ...(!/^\/(?![/\\])[^\s\\?#]*$/.test(from) && {
        from: 'An address begins with / and has no space, no ? and no #.',
      }),
      ...(TAKEN.test(own) && { from: 'What begins like this is not a page.' }),
      ...(isPage(own) && { from: 'This is a page of ours. Visitors would never be sent on.' }),
      ...(others.some((other) => plainPath(other.from) === own) && {
        from: 'Another redirect begins at this address.',
      }),
      ...(leadsBack(own, to, others, host) && { to: 'This leads back to the old address.' }),
    }
  },
})

/** One address, however it is written: with or without a slash at its end, its letters encoded or not. */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  // Counted by hand: a pattern for it takes the square of a long row of slashes.
  let end = bare.length
  while (end > 1 && bare[end - 1] === '/') end -= 1
  const plain = bare.slice(0, end)
  try {
    return decodeURIComponent(plain)
  } catch {
    // An address may hold a percent sign that encodes nothing.
    return plain
  }
}

function leadsBack(own: string, to: string, others: readonly { from: string; to: string }[], host: string): boolean {
  const ways = [to]
  const seen = new Set<string>()
  for (const way of ways) {
    const at = pathHere(way, host)
    if (at === own) return true
    if (at === undefined || seen.has(at)) continue
    seen.add(at)
    ways.push(...others.filter(({ from }) => plainPath(from) === at).map((next) => next.to))
  }
  return false
}

/** Where on this site an address leads, as browsers read it, with our domain in it or without; undefined if elsewhere. */
function pathHere(address: string, host: string): string | undefined {
  const url = new URL(address, `https://${host}`)
  return bare(url.host) === bare(host) ? plainPath(url.pathname) : undefined
}

/** The proxy sends one on to the other. */
function bare(host: string): string {
  return host.replace(/^www\./, '')
}
