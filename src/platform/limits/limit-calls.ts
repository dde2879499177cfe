import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#database/database.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Services } from '#platform/services.ts'
import { countRequest, LONGEST_WINDOW_MS } from './count-requests.ts'
import { tooManyMessage } from './limit-posts.ts'
import { limitsOf } from './limits-of.ts'
import { createSharedCounter } from './shared-counter.ts'

/** The forms that are limited, each by itself, by the end of their path. */
export type LimitedForms = Record<string, string>

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const MOST_REFUSED = 20_000

/**
 * Holds every call of the API to the limits of its client address. What a form
 * sends is counted in the database, form by form; everything else, which stores
 * no lead, in this process's memory. Retries of what was accepted are counted
 * by themselves, so that whoever has reached the limit still gets their receipt.
 */
export function limitCalls(services: Services, forms: LimitedForms) {
  const { db, env, now } = services
  const limits = limitsOf(env)
  const countRead = createSharedCounter('reads', limits.reads, services)
  const refusedUntil = new Map<string, number>()

  return createMiddleware<RequestState>(async (c, next) => {
    const form = formOf(c, forms)
    const isWrite = form && !SAFE_METHODS.includes(c.req.method)
    const waitMs = isWrite ? await countWrite(c, form) : countRead(c.var.clientAddress, now())

    return waitMs > 0 ? tooMany(c, waitMs) : next()
  })

  // Whoever is over the limit is refused from memory: a flood must not become as many writes.
  async function countWrite(c: Context<RequestState>, form: string): Promise<number> {
    const name = `${form}${(await isAcceptedRetry(c, form, db)) ? ' again' : ''} ${c.var.clientAddress}`
    const time = now().getTime()
    const until = refusedUntil.get(name) ?? 0
    if (until > time && until <= time + LONGEST_WINDOW_MS) return until - time

    const isUpload = /^multipart\//i.test(c.req.header('Content-Type') ?? '')
    const waitMs = await countRequest(name, isUpload ? [...limits.writes, ...limits.uploads] : limits.writes, services)
    refusedUntil.delete(name)
    if (waitMs > 0) refusedUntil.set(name, time + waitMs)
    if (refusedUntil.size > MOST_REFUSED) refusedUntil.delete(refusedUntil.keys().next().value!)
    return waitMs
  }
}

export function tooMany(c: Context, waitMs: number) {
  const seconds = Math.ceil(waitMs / 1_000)
  return problem(c, 429, tooManyMessage(seconds), { headers: { 'Retry-After': String(seconds) } })
}

function formOf(c: Context, forms: LimitedForms): string | undefined {
  const path = c.req.path.replace(/\/$/, '')
  return Object.entries(forms).find(([ending]) => path.endsWith(ending))?.[1]
}

async function isAcceptedRetry(c: Context, form: string, db: Database): Promise<boolean> {
  const key = c.req.header('Idempotency-Key')
  if (!key) return false

  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', `${form}:${key}`)
    .executeTakeFirst()
  return known !== undefined
}
