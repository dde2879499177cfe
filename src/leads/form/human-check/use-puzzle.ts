import { useEffect, useRef, useState } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'
import type { OnToken } from './mounted-check.ts'

export type PuzzleState = 'unsolved' | 'solving' | 'solved' | 'expired' | 'failed'

/** A check that the browser passes by some work. Its script comes when somebody asks for it. */
export function usePuzzle(onToken: OnToken) {
  const [state, setState] = useState<PuzzleState>('unsolved')
  const attempt = useRef(new AbortController())

  useEffect(() => () => attempt.current.abort(), [])

  async function solve() {
    if (state === 'solving' || state === 'solved') return
    const controller = new AbortController()
    attempt.current = controller
    setState('solving')

    try {
      const { solvePuzzle } = await fetchAgain(() => import('./solve-puzzle.ts'))
      const { token, validForMs } = await solvePuzzle(controller)
      if (controller.signal.aborted) return
      end('solved', token)
      const expiry = setTimeout(() => end('expired', undefined), validForMs)
      controller.signal.addEventListener('abort', () => clearTimeout(expiry))
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn('The human check did not work', error)
      setState('failed')
    }
  }

  function end(next: PuzzleState, token: string | undefined) {
    setState(next)
    onToken(token)
  }

  function reset() {
    attempt.current.abort()
    setState('unsolved')
  }

  return { state, solve, reset }
}
