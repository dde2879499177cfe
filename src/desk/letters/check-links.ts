import { lettersCopy } from './words.en.ts'

const { checks: copy } = lettersCopy
const PATIENCE_MS = 5_000
const AT_ONCE = 4

interface LinkCheck {
  verdict: 'good' | 'doubt' | 'bad'
  text: string
}

/**
 * Asks for each page of ours that an edition leads to. Pages of others are not asked: whose they are, and what asking
 * does to them, we do not know.
 */
export async function checkLinks(links: string[], origin: string): Promise<LinkCheck[]> {
  const own = [...new Set(links.flatMap((link) => ownAddress(link, origin) ?? []))]
  const foreign = links.filter((link) => /^https?:/.test(link) && !ownAddress(link, origin))
  const found: LinkCheck[] = []
  for (let at = 0; at < own.length; at += AT_ONCE)
    found.push(...(await Promise.all(own.slice(at, at + AT_ONCE).map(ask))))
  if (foreign.length > 0) found.push({ verdict: 'doubt', text: copy.foreignLinks(foreign.length) })
  return found
}

/** Undefined where it leads elsewhere. */
function ownAddress(link: string, origin: string): string | undefined {
  const url = URL.parse(link, origin)
  if (!url || url.origin !== new URL(origin).origin) return undefined
  url.hash = ''
  return url.href
}

async function ask(address: string): Promise<LinkCheck> {
  const { pathname } = new URL(address)
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
    return status < 400
      ? { verdict: 'good', text: pathname }
      : { verdict: 'bad', text: copy.linkRefused(pathname, status) }
  } catch {
    return { verdict: 'doubt', text: copy.linkUnasked(pathname) }
  }
}
