import { useEffect, useState } from 'react'
import type { Ask } from '#desk/access/sign-in-proof.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'

const { prove: copy } = signInCopy

type ProofState = 'working' | 'ready' | 'failed'

interface ProofPartProps {
  ask: Ask
  onState: (state: ProofState) => void
}

/** The browser's proof of work, sent along with the form; without scripts the ticket alone, and a word how long to wait. */
export function ProofPart({ ask, onState }: ProofPartProps) {
  const [puzzle, setPuzzle] = useState('')
  const [state, setState] = useState<ProofState>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a puzzle, whatever the page does meanwhile
  useEffect(() => {
    const controller = new AbortController()
    setPuzzle('')
    tell('working')
    void solve()
    return () => controller.abort()

    async function solve() {
      try {
        const { solveChallenge } = await import('#leads/form/human-check/solve-puzzle.ts')
        const solved = await solveChallenge(ask.puzzle, controller)
        if (controller.signal.aborted) return
        setPuzzle(solved)
        tell('ready')
      } catch {
        if (!controller.signal.aborted) tell('failed')
      }
    }

    function tell(next: ProofState) {
      setState(next)
      onState(next)
    }
  }, [ask.puzzle.parameters.nonce])

  return (
    <>
      <input type="hidden" name="ticket" value={ask.ticket} />
      <input type="hidden" name="puzzle" value={puzzle} />
      {/* As the server wrote it until there are scripts. */}
      <p role="status">{copy[state ?? 'plain']}</p>
    </>
  )
}
