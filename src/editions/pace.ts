import type { Database } from '#database/database.ts'

const LEASE_MS = 20_000
/** Of several machines' clocks. */
const CLOCKS_DIFFER_MS = 600_000

interface PaceOptions {
  perSecond: number
  perDomain: number
  now: () => number
}

const FIRST_HOLD_MS = 30_000
const LONGEST_HOLD_MS = 3_600_000
const FIRST_SERVER_HOLD_MS = 5_000
const LONGEST_SERVER_HOLD_MS = 300_000

/** How fast one may send: in a second, to a domain in a second, and not at all for a while where the other side says so. */
export function createPace({ perSecond, perDomain, now }: PaceOptions) {
  let second = 0
  let sent = new Map<string, number>()
  const holds = new Map<string, { until: number; ms: number }>()
  const server = { until: 0, ms: 0 }

  return {
    /** Until when the mail server itself is left alone, in ms; 0 where it is not. */
    serverHeldForMs: () => Math.max(0, server.until - now()),
    heldDomains(): string[] {
      turn()
      const held = [...holds].filter(([, { until }]) => until > now()).map(([domain]) => domain)
      const full = [...sent].filter(([, count]) => count >= perDomain).map(([domain]) => domain)
      return [...new Set([...held, ...full])]
    },
    /** Of those found, as many as may go now. */
    choose(found: { id: string; domain: string }[], most: number): string[] {
      turn()
      const chosen: string[] = []
      for (const { id, domain } of found) {
        const count = sent.get(domain) ?? 0
        if (chosen.length >= most) break
        if (count >= perDomain) continue
        sent.set(domain, count + 1)
        chosen.push(id)
      }
      return chosen
    },
    /** How long so many mails should take together, in ms. */
    msFor: (count: number) => (count * 1_000) / perSecond,
    wentWell(domain: string) {
      holds.delete(domain)
      server.ms = 0
    },
    /** The recipient's side wants no more for now. Says for how long, in ms. */
    holdDomain(domain: string): number {
      const known = holds.get(domain)
      // Several refusals of one moment are one.
      if (known && known.until > now()) return known.ms
      const ms = Math.min(known ? known.ms * 2 : FIRST_HOLD_MS, LONGEST_HOLD_MS)
      holds.set(domain, { until: now() + ms, ms })
      return ms
    },
    holdServer() {
      if (server.until > now()) return
      server.ms = Math.min(server.ms ? server.ms * 2 : FIRST_SERVER_HOLD_MS, LONGEST_SERVER_HOLD_MS)
      server.until = now() + server.ms
    },
  }

  function turn() {
    const current = Math.floor(now() / 1_000)
    if (current === second) return
    second = current
    sent = new Map()
  }
}

/**
 * One process sends editions at a time, so that what the settings say of a second holds for all of them together. That
 * nobody gets one twice does not rest on it: see claim-deliveries.ts.
 */
export async function takeLane(db: Database, worker: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const farAhead = new Date(now.getTime() + LEASE_MS + CLOCKS_DIFFER_MS).toISOString()
  const lease = { leased_by: worker, leased_until: new Date(now.getTime() + LEASE_MS).toISOString() }
  const taken = await db
    .insertInto('edition_lane')
    .values({ id: 1, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(lease)
        .where((eb) =>
          eb.or([
            eb('edition_lane.leased_by', 'is', null),
            eb('edition_lane.leased_by', '=', worker),
            eb('edition_lane.leased_until', '<=', at),
            eb('edition_lane.leased_until', '>', farAhead),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function leaveLane(db: Database, worker: string) {
  await db
    .updateTable('edition_lane')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', worker)
    .execute()
}
