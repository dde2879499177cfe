import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { giveUpAfter } from '#ui/give-up-after.ts'
import PuzzleWorker from './puzzle-worker.ts?worker'

const CHALLENGE = '/api/captcha/challenge/'
const MOST_WORKERS = 4

export interface SolvedPuzzle {
  token: string
  /** For how long the server takes it. */
  validForMs: number
}

/** Fetches a puzzle of ALTCHA's and works it out beside the page, which stays quick meanwhile. */
export async function solvePuzzle(controller: AbortController): Promise<SolvedPuzzle> {
  const response = await fetch(CHALLENGE, { signal: giveUpAfter(10_000) })
  if (!response.ok) throw new Error(`${CHALLENGE} answered ${response.status}`)
  // Its clock, not this phone's, which may be wrong by hours.
  const servedAt = Date.parse(response.headers.get('Date') ?? '') || Date.now()

  const challenge = (await response.json()) as Challenge
  if (controller.signal.aborted) throw new Error('The puzzle is not wanted any more')
  return {
    token: await solveChallenge(challenge, controller),
    validForMs: (challenge.parameters.expiresAt ?? 0) * 1000 - servedAt,
  }
}

/** Works a puzzle out that is at hand already. */
export async function solveChallenge(challenge: Challenge, controller: AbortController): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    // One core is left to the page.
    concurrency: Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1),
    createWorker: () => new PuzzleWorker(),
  })
  if (!solution) throw new Error('The puzzle was not worked out in time')

  return btoa(JSON.stringify({ challenge, solution }))
}
