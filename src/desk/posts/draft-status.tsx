import type { DraftState } from './create-draft-saver.ts'
import { deskPostsCopy } from './words.en.ts'

const copy = deskPostsCopy.saving

/** Whether what is written is safe. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p className="draft-status" role="status" data-state={state.kind}>
      {sentence(state)}
    </p>
  )
}

function sentence(state: DraftState): string {
  switch (state.kind) {
    case 'saved':
      return state.time ? copy.saved(state.time) : copy.unsaved
    case 'refused':
      return copy.refused(state.reason)
    case 'signed-out':
      return copy.signedOut
    default:
      return copy[state.kind]
  }
}
