import type { PuzzleState } from './use-puzzle.ts'
import { humanCheckCopy } from './words.en.ts'

const { puzzle: copy } = humanCheckCopy

interface PuzzleBoxProps {
  state: PuzzleState
  onSolve: () => void
}

/** The box to tick. It takes the tick once the browser has worked for it, and says how far that is. */
export function PuzzleBox({ state, onSolve }: PuzzleBoxProps) {
  return (
    <div className="puzzle on-sheet" data-state={state}>
      <label>
        <input type="checkbox" checked={state === 'solved'} onChange={onSolve} />
        {copy.label}
      </label>
      <span role="status">{copy.status[state]}</span>
    </div>
  )
}
