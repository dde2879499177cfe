import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { onTestFinished, vi } from 'vitest'
import { issueChallenge } from '#platform/human-check/issue-challenge.ts'
import type { Services } from '#platform/services.ts'

/**
 * What a visitor's browser sends as g-recaptcha-response. Easy to solve, as
 * the time that a puzzle takes is not what tests are about. The library reads
 * the machine's clock, so that one follows the test's.
 */
export async function solveCheck(services: Services): Promise<string> {
  return solvePuzzle(await issueChallenge(services, 3), services)
}

/** The same for a puzzle that is at hand. */
export async function solvePuzzle(challenge: Challenge, services: Services): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() })
  onTestFinished(() => void vi.useRealTimers())

  const solution = await solveChallenge({ challenge, deriveKey })
  return toToken({ challenge, solution })
}

export function toToken(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
