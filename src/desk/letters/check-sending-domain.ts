import { Resolver } from 'node:dns/promises'
import type { Env } from '#platform/env.ts'
import type { Check } from './check-edition.ts'
import { lettersCopy } from './words.en.ts'

const { domain: copy } = lettersCopy.checks
const PATIENCE_MS = 2_000

type LookUp = (name: string) => Promise<string[][]>

/** What the world is told of who may send for the domain of MAIL_FROM (RFC 7208, 6376, 7489), by this machine's DNS. */
export async function checkSendingDomain(
  { MAIL_FROM, MAIL_DKIM_SELECTOR }: Pick<Env, 'MAIL_FROM' | 'MAIL_DKIM_SELECTOR'>,
  lookUp: LookUp = ask,
): Promise<Check[]> {
  const domain = MAIL_FROM.split('@').at(-1) ?? ''
  const [spf, dkim, dmarc] = await Promise.all([
    find(domain, /^v=spf1\b/i, lookUp),
    MAIL_DKIM_SELECTOR ? find(`${MAIL_DKIM_SELECTOR}._domainkey.${domain}`, /\bp=[^;\s]/i, lookUp) : undefined,
    findDmarc(domain, lookUp),
  ])
  return [
    tell('spf', spf, domain),
    dkim ? tell('dkim', dkim, domain) : { name: 'dkim', verdict: 'doubt', text: copy.noSelector },
    tell('dmarc', dmarc, domain),
  ]
}

type Found = { kind: 'found'; record: string } | { kind: 'none' } | { kind: 'unknown' }

async function find(name: string, wanted: RegExp, lookUp: LookUp): Promise<Found> {
  try {
    // A long record comes in pieces.
    const record = (await lookUp(name)).map((pieces) => pieces.join('')).find((text) => wanted.test(text))
    return record ? { kind: 'found', record } : { kind: 'none' }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return { kind: code === 'ENODATA' || code === 'ENOTFOUND' ? 'none' : 'unknown' }
  }
}

/** A domain without a policy of its own has that of the domain above it, which may have another for such domains: `sp`. */
async function findDmarc(domain: string, lookUp: LookUp): Promise<Found> {
  const found = await find(`_dmarc.${domain}`, /^v=DMARC1\b/i, lookUp)
  const above = domain.replace(/^[^.]+\./, '')
  if (found.kind !== 'none' || !above.includes('.')) return found

  const inherited = await findDmarc(above, lookUp)
  if (inherited.kind !== 'found') return inherited
  return { ...inherited, record: inherited.record.replace(/\bp=[^;]*(.*?)\bsp=([^;]*)/i, 'p=$2$1') }
}

function tell(name: 'spf' | 'dkim' | 'dmarc', found: Found, domain: string): Check {
  if (found.kind === 'unknown') return { name, verdict: 'doubt', text: copy.unknown }
  if (found.kind === 'none') return { name, verdict: 'doubt', text: copy.none[name](domain) }
  const isOpen = name === 'spf' && /[+\s]all\s*$/i.test(found.record) && !/[-~?]all\s*$/i.test(found.record)
  if (isOpen) return { name, verdict: 'doubt', text: copy.anybody }
  if (name === 'dmarc' && /\bp=none\b/i.test(found.record)) return { name, verdict: 'doubt', text: copy.onlyWatches }
  return { name, verdict: 'good', text: copy.found[name](domain) }
}

function ask(name: string): Promise<string[][]> {
  return new Resolver({ timeout: PATIENCE_MS, tries: 1 }).resolveTxt(name)
}
