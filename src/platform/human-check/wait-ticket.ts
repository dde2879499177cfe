import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import type { HumanVerdict } from './check-human.ts'

const SHORTEST_MS = 3_000
const LONGEST_MS = 60 * 60_000

interface TicketUse {
  /** What it is good for; a ticket for one thing opens no other. */
  purpose?: string
  /** How old it has to be. */
  shortestMs?: number
}

/**
 * The human check of a form that works without script: the page carries a
 * ticket, and what comes back with it must have taken a person's time to type.
 * Weak by itself, so a door that takes tickets also keeps a tight limit.
 */
export async function issueTicket(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  { purpose = '' }: TicketUse = {},
): Promise<string> {
  const body = `${services.now().getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${body}.${await sign(body + purpose, services)}`
}

export async function checkTicket(
  ticket: string,
  services: Services,
  { purpose = '', shortestMs = SHORTEST_MS }: TicketUse = {},
): Promise<HumanVerdict> {
  const [issued = '', value = '', signature = ''] = ticket.split('.')
  if (!isSame(signature, await sign(`${issued}.${value}${purpose}`, services))) return { ok: false, reason: 'invalid' }

  const issuedAt = Number.parseInt(issued, 36)
  const age = services.now().getTime() - issuedAt
  if (age > LONGEST_MS) return { ok: false, reason: 'expired' }

  return age < shortestMs
    ? { ok: false, reason: 'early' }
    : { ok: true, nonce: { value: `ticket:${value}`, expiresAt: new Date(issuedAt + LONGEST_MS) } }
}

async function sign(body: string, services: Pick<Services, 'db' | 'env'>): Promise<string> {
  return createHmac('sha256', await sharedSecret('human-check.ticket', services))
    .update(body)
    .digest('base64url')
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
