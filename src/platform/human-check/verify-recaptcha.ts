import { createHash } from 'node:crypto'
import { z } from 'zod'
import { withPatience } from '#database/patience.ts'
import type { Services } from '#platform/services.ts'
import type { HumanVerdict } from './check-human.ts'

// https://developers.google.com/recaptcha/docs/verify: a token is good for two minutes, and for one verification.
const VALID_MS = 2 * 60_000
const PATIENCE_MS = 3_000
const MAX_ANSWER_BYTES = 16_384
// These say that our settings are wrong, not that the visitor is a machine.
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  challenge_ts: z.iso.datetime({ offset: true }).optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * Asks Google once whether a reCAPTCHA v2 token is good, passed on our own site
 * and fresh. No second try: if the answer was lost, the token is used up. While
 * Google does not answer, nobody gets through.
 */
export async function verifyRecaptcha(
  token: string,
  services: Pick<Services, 'env' | 'log' | 'now'>,
  patienceMs = PATIENCE_MS,
): Promise<HumanVerdict> {
  const answer = await withPatience(patienceMs, (signal) => ask(token, services, signal)).catch((error: Error) => {
    services.log.error({ code: error.name }, 'reCAPTCHA cannot be verified')
    return undefined
  })
  if (!answer) return { ok: false, reason: 'unavailable' }

  const { success, hostname, challenge_ts, 'error-codes': codes } = answer
  if (codes.some((code) => OUR_FAULTS.includes(code))) {
    services.log.error({ codes }, 'reCAPTCHA refuses our settings')
    return { ok: false, reason: 'unavailable' }
  }
  if (codes.includes('timeout-or-duplicate')) return { ok: false, reason: 'expired' }
  if (!success || !challenge_ts || hostname !== new URL(services.env.SITE_URL).hostname) {
    return { ok: false, reason: 'invalid' }
  }

  const expiresAt = new Date(Date.parse(challenge_ts) + VALID_MS)
  if (expiresAt <= services.now()) return { ok: false, reason: 'expired' }
  return { ok: true, nonce: { value: `recaptcha:${createHash('sha256').update(token).digest('hex')}`, expiresAt } }
}

async function ask(token: string, { env }: Pick<Services, 'env'>, signal: AbortSignal) {
  const response = await fetch(env.RECAPTCHA_VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret: env.RECAPTCHA_SECRET ?? '', response: token }),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`siteverify answered ${response.status}`)

  return answerSchema.parse(JSON.parse(await readAtMost(MAX_ANSWER_BYTES, response)))
}

async function readAtMost(max: number, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > max) throw new Error('siteverify does not stop talking')
    chunks.push(chunk)
  }

  return Buffer.concat(chunks).toString('utf8')
}
