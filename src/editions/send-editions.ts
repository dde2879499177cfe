import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { connectionsFor, type Handed } from '#platform/mail/mailer.ts'
import { repeatUntilStopped, type Worker } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import { hideAddresses } from '#platform/text/clean-text.ts'
import { inAudience } from './audience.ts'
import { wishesFor } from './automatic/digest-wishes.ts'
import { type Claimed, claimDeliveries, giveUpOnHanded } from './claim-deliveries.ts'
import { bodyOf } from './edition-body.ts'
import { finishEdition, pauseByItself } from './edition-states.ts'
import { createPace, leaveLane, takeLane } from './pace.ts'
import { letterFor } from './recipient-letter.ts'

const LOOK_MS = 1_000
/** While mails of leads are due: the outbox sends a batch of them in this time. */
const GIVE_WAY_MS = 250
/** Longer than the outbox takes to look and to send, where nothing is in its way. */
const LATE_MS = 2_000
const REST_WHILE_BUSY_MS = 800
const BUSY = 0.8
/** So many of the last hundred that were refused for good are no accident: a list gone bad, or a sender's bad name. */
const MOST_REFUSED = 10
const LOOKED_BACK = 100
const GIVE_UP_AFTER_MS = 72 * 3_600_000

/** Sends what is to be sent of editions until stopped: mails of leads first, at the pace that the settings allow. */
export function startSendingEditions(services: Services): Worker {
  const sender = createSender(services)
  let before = performance.eventLoopUtilization()

  const worker = repeatUntilStopped(async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const restMs = await sender.round().catch((error) => {
      services.log.error({ err: error }, 'editions cannot be sent just now')
      return LOOK_MS
    })
    return utilization > BUSY ? Math.max(restMs, REST_WHILE_BUSY_MS) : restMs
  })
  return {
    async stop() {
      await worker.stop()
      await sender.leave().catch(() => {})
    },
  }
}

/** Nothing of an edition was for its reader any more. */
interface Unwanted {
  outcome: 'unwanted'
}

/** One process's part in sending editions. A round sends a batch at most, and says how long to rest after it, in ms. */
export function createSender(services: Services) {
  const { db, env, now } = services
  const worker = randomUUID()
  const most = connectionsFor(env)
  const pace = createPace({
    perSecond: env.EDITION_MAILS_PER_SECOND,
    perDomain: env.EDITION_MAILS_PER_SECOND_PER_DOMAIN,
    now: () => now().getTime(),
  })
  /** Of the last deliveries of each edition, whether it was refused for good. */
  const refusals = new Map<string, boolean[]>()

  return { round, leave: () => leaveLane(db, worker) }

  async function round(): Promise<number> {
    const editions = await listSending(db)
    if (editions.length === 0 || !(await takeLane(db, worker, now()))) return LOOK_MS
    if (pace.serverHeldForMs() > 0) return Math.min(pace.serverHeldForMs(), LOOK_MS)
    if (await hasLateMail(db, now())) return GIVE_WAY_MS

    for (const edition of editions) {
      const restMs = await goOn(edition)
      if (restMs !== undefined) return restMs
    }
    return GIVE_WAY_MS
  }

  /** Undefined where there is nothing to do for it just now. */
  async function goOn(edition: EditionRow): Promise<number | undefined> {
    if (!edition.filled_at) {
      await fillAudience(db, edition, now())
      return 10
    }

    const begun = performance.now()
    await giveUpOnHanded(db, edition.id, now())
    const { claimed, moved } = await claimDeliveries(db, {
      ...{ editionId: edition.id, worker, now: now(), heldDomains: pace.heldDomains() },
      choose: (found) => pace.choose(found, most),
    })
    if (moved === 0) {
      await finishEdition(db, edition.id, now())
      return undefined
    }

    const handed = await Promise.all(claimed.map((each) => handOver(each, edition)))
    await settle(edition, claimed, handed)
    return Math.max(0, pace.msFor(claimed.length) - (performance.now() - begun))
  }

  async function handOver({ row, subscriber }: Claimed, edition: EditionRow): Promise<Handed | Unwanted> {
    let letter: Awaited<ReturnType<typeof letterFor>>
    try {
      letter = await letterFor({ id: row.id, subscriber, edition }, services)
    } catch (error) {
      services.log.error({ err: error, delivery: row.id }, 'a letter could not be made')
      return { outcome: 'later', reason: String(error), isServer: true }
    }
    return letter ? services.mail.sendOnce(letter) : { outcome: 'unwanted' }
  }

  async function settle(edition: EditionRow, claimed: Claimed[], handed: (Handed | Unwanted)[]) {
    const at = now()
    const isServerAway = handed.some((became) => became.outcome === 'later' && became.isServer)
    const settled = handed.filter(({ outcome }) => outcome === 'sent' || outcome === 'refused')
    const before = refusals.get(edition.id) ?? []
    const lately = [...before, ...settled.map(({ outcome }) => outcome === 'refused')].slice(-LOOKED_BACK)
    const isPaused = lately.filter(Boolean).length >= MOST_REFUSED

    await db.transaction().execute(async (trx) => {
      for (const [index, { row, subscriber }] of claimed.entries()) {
        const became = handed[index]!
        await trx
          .updateTable('edition_deliveries')
          .set(afterHanding(row.attempts, row.domain, became, edition, at))
          .where('id', '=', row.id)
          .where('handed_by', '=', worker)
          .where('status', 'in', ['handed', 'uncertain'])
          .execute()
        if (became.outcome === 'refused' && became.isAddress)
          await trx
            .insertInto('bounced_addresses')
            .values({ email: subscriber.address, reason: became.reason, at: at.toISOString() })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .execute()
      }
      if (isPaused) await pauseByItself(trx, edition.id, hideAddresses(handed.findLast(isRefused)?.reason ?? ''), at)
    })
    refusals.set(edition.id, isPaused ? [] : lately)
    if (isServerAway) pace.holdServer()
  }

  function afterHanding(
    attempts: number,
    domain: string,
    became: Handed | Unwanted,
    { began_at }: EditionRow,
    at: Date,
  ) {
    const settled_at = at.toISOString()
    switch (became.outcome) {
      case 'sent':
        pace.wentWell(domain)
        return { status: 'sent' as const, settled_at, last_error: null, attempts: attempts + 1 }
      case 'unwanted':
        return { status: 'skipped' as const, settled_at }
      case 'refused':
        return {
          status: 'failed' as const,
          settled_at,
          last_error: hideAddresses(became.reason),
          attempts: attempts + 1,
        }
      case 'uncertain':
        return {
          status: 'uncertain' as const,
          settled_at,
          last_error: hideAddresses(became.reason),
          attempts: attempts + 1,
        }
      case 'later': {
        const isOver = at.getTime() - Date.parse(began_at ?? settled_at) > GIVE_UP_AFTER_MS
        if (isOver)
          return {
            status: 'failed' as const,
            settled_at,
            last_error: hideAddresses(became.reason),
            attempts: attempts + 1,
          }
        // That our mail server is away says nothing of the recipient, and the pace waits for it.
        const waitMs = became.isServer ? 0 : pace.holdDomain(domain)
        return {
          ...{ status: 'waiting' as const, handed_by: null, handed_at: null, last_error: hideAddresses(became.reason) },
          ...{ due_at: new Date(at.getTime() + waitMs).toISOString(), attempts: attempts + (became.isServer ? 0 : 1) },
        }
      }
    }
  }
}

function isRefused(became: Handed | Unwanted): became is Handed & { outcome: 'refused' } {
  return became.outcome === 'refused'
}

function listSending(db: Database): Promise<EditionRow[]> {
  return db.selectFrom('editions').selectAll().where('status', '=', 'sending').orderBy('began_at').execute()
}

/** A mail of the outbox that should have gone by now: what leaves at once, beside an edition, waits for nothing. */
async function hasLateMail(db: Database, now: Date): Promise<boolean> {
  const at = new Date(now.getTime() - LATE_MS).toISOString()
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', at)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

const BATCH = 500

/**
 * Makes the next deliveries of an edition that has begun, in the order of the subscribers' ids, together with how far it
 * is: cut off anywhere, nobody is missed and nobody is there twice. Who confirms after sending began is not of it.
 */
async function fillAudience(db: Database, edition: EditionRow, now: Date) {
  const began = edition.began_at ?? now.toISOString()

  await db.transaction().execute(async (trx) => {
    const found = await inAudience(trx, bodyOf(edition).audience, now, edition)
      .select(['id', 'address', 'frequency', 'topics', 'state_code'])
      .where('confirmed_at', '<=', began)
      .$if(edition.filled_to !== null, (query) => query.where('id', '>', edition.filled_to!))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = found.at(-1)
    const moved = await trx
      .updateTable('editions')
      .set(found.length < BATCH ? { filled_at: now.toISOString() } : { filled_to: last!.id })
      .where('id', '=', edition.id)
      .where('status', '=', 'sending')
      .where('filled_at', 'is', null)
      // Another process that did the same just now was first.
      .where('filled_to', edition.filled_to === null ? 'is' : '=', edition.filled_to)
      .returning('id')
      .executeTakeFirst()
    if (!moved || !last) return

    const wishes = edition.automatic === 'digest' ? await wishesFor(trx, edition.id, found) : undefined
    const chosen = wishes ? found.filter(({ id }) => wishes.has(id)) : found
    if (chosen.length === 0) return
    const rows = chosen.map(({ id, address }) => ({
      ...{ id: randomUUIDv7(), edition_id: edition.id, subscriber_id: id, domain: address.split('@').at(-1) ?? '' },
      ...{ status: 'waiting' as const, due_at: began, attempts: 0 },
    }))
    await trx.insertInto('edition_deliveries').values(rows).execute()
  })
}
