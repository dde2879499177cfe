import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'

const VALID_MS = 10 * 60_000
const ITERATIONS = 2_000
// A try takes 0.27 ms of one desktop core (Node 24), so a quarter of a second on average, while the visitor types; a
// phone that is four times slower needs a second.
export const FEWEST_TRIES = 500
const MOST_TRIES = 1_500

/** How hard a puzzle is that costs so many times the usual work. */
export function triesFor(times: number): number {
  return randomInt(FEWEST_TRIES * times, MOST_TRIES * times)
}

/** A puzzle that costs a browser some work and us almost none to check. */
export async function issueChallenge(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  tries = triesFor(1),
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: tries,
    deriveKey,
    expiresAt: new Date(services.now().getTime() + VALID_MS),
    ...(await challengeSecrets(services)),
  })
}

/** One key for the puzzle, another for its answer: who has seen many puzzles still cannot sign an answer. */
export async function challengeSecrets(services: Pick<Services, 'db' | 'env'>) {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    sharedSecret('human-check.challenge', services),
    sharedSecret('human-check.answer', services),
  ])

  return { hmacSignatureSecret, hmacKeySignatureSecret }
}
