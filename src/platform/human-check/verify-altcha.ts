import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import type { HumanVerdict } from './check-human.ts'
import { challengeSecrets } from './issue-challenge.ts'

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)

// The library throws on what is not shaped like this. What we did not sign it refuses itself.
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
})

/**
 * Checks the answer to a puzzle of ours: signed by us, still fresh, and solved, by at least so many tries where that is
 * asked. Our library does not see repeats.
 */
export async function verifyAltcha(token: string, services: Services, fewestTries = 0): Promise<HumanVerdict> {
  const payload = payloadSchema.safeParse(decode(token))
  if (!payload.success) return { ok: false, reason: 'invalid' }

  const { challenge, solution } = payload.data
  if (solution.counter < fewestTries) return { ok: false, reason: 'invalid' }
  const expiresAt = new Date(challenge.parameters.expiresAt * 1_000)
  const { verified, expired } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...(await challengeSecrets(services)),
  })
  if (expired || expiresAt <= services.now()) return { ok: false, reason: 'expired' }

  return verified
    ? { ok: true, nonce: { value: `altcha:${challenge.parameters.nonce}`, expiresAt } }
    : { ok: false, reason: 'invalid' }
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
