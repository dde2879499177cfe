import type { Challenge } from 'altcha-lib'
import { FEWEST_TRIES, issueChallenge, triesFor } from '#platform/human-check/issue-challenge.ts'
import { spendNonce } from '#platform/human-check/spend-nonce.ts'
import { verifyAltcha } from '#platform/human-check/verify-altcha.ts'
import { checkTicket, issueTicket } from '#platform/human-check/wait-ticket.ts'
import { countRequest } from '#platform/limits/count-requests.ts'
import type { Services } from '#platform/services.ts'

const HOUR_MS = 3_600_000
const PLAIN_WAIT_MS = 30_000
/** So many more wrong tries make the next puzzle twice as hard, up to sixteen times. */
const TRIES_A_STEP = 10
const MOST_STEPS = 4
const PLAIN_PER_ACCOUNT = 6

/** What the form brings along: the answer to a puzzle, or where there are no scripts a ticket that is old enough. */
export interface Proof {
  puzzle?: string
  ticket?: string
}

/** What a browser is asked for before the next try. */
export interface Ask {
  puzzle: Challenge
  ticket: string
  /** For a browser without scripts: how much longer to wait, and how it stands. */
  plain?: { reason: 'early' | 'too-many'; waitMs: number }
}

interface Asked {
  account: string
  address: string
  /** Wrong tries beyond the free ones. */
  excess: number
}

type ProofChecked = { ok: true; nonce: string } | { ok: false; ask: Ask }

/** A puzzle as hard as the tries are many, and a ticket for this account and client address alone. */
export async function askForProof(asked: Asked, services: Services): Promise<Ask> {
  const [puzzle, ticket] = await Promise.all([
    issueChallenge(services, triesFor(hardness(asked.excess))),
    issueTicket(services, { purpose: purposeOf(asked) }),
  ])
  return { puzzle, ticket }
}

/** Each proof is good for one try. */
export async function checkProof({ puzzle, ticket }: Proof, asked: Asked, services: Services): Promise<ProofChecked> {
  if (puzzle) {
    // One step easier is taken: others may have tried while this browser was at work.
    const verdict = await verifyAltcha(puzzle, services, FEWEST_TRIES * Math.max(1, hardness(asked.excess) / 2))
    if (verdict.ok && (await spendNonce(services.db, verdict.nonce))) return { ok: true, nonce: verdict.nonce.value }
    return { ok: false, ask: await askForProof(asked, services) }
  }
  return ticket ? checkPlain(ticket, asked, services) : { ok: false, ask: await askForProof(asked, services) }
}

// Waiting costs a robot nothing, so this way is narrow: so often in an hour, from one address and to one account.
async function checkPlain(ticket: string, asked: Asked, services: Services): Promise<ProofChecked> {
  const verdict = await checkTicket(ticket, services, { purpose: purposeOf(asked), shortestMs: PLAIN_WAIT_MS })
  const ask = await askForProof(asked, services)
  if (!verdict.ok) {
    const early = { reason: 'early' as const, waitMs: PLAIN_WAIT_MS }
    return { ok: false, ask: verdict.reason === 'early' ? { ...ask, ticket, plain: early } : ask }
  }

  const max = services.env.LIMIT_PLAIN_SIGN_INS_PER_HOUR
  const waits = [
    await countRequest(`plain sign-in from ${asked.address}`, [{ max, windowMs: HOUR_MS }], services),
    await countRequest(
      `plain sign-in to ${asked.account}`,
      [{ max: PLAIN_PER_ACCOUNT * max, windowMs: HOUR_MS }],
      services,
    ),
  ]
  const waitMs = Math.max(...waits)
  if (waitMs > 0) return { ok: false, ask: { ...ask, ticket, plain: { reason: 'too-many', waitMs } } }
  return (await spendNonce(services.db, verdict.nonce)) ? { ok: true, nonce: verdict.nonce.value } : { ok: false, ask }
}

function hardness(excess: number): number {
  return 2 ** Math.min(MOST_STEPS, Math.floor(Math.max(0, excess) / TRIES_A_STEP))
}

function purposeOf({ account, address }: Asked): string {
  return ` sign-in ${address} ${account}`
}
