import { useSyncExternalStore } from 'react'
import { Boundary, type Failure } from '#ui/boundary.tsx'
import type { Elements } from '#ui/elements.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { sendStates } from './send-states.ts'
import { SentLines } from './sent-lines.tsx'
import { failedFormCopy as copy } from './words.en.ts'

interface FormBoundaryProps {
  /** Where the form keeps its draft. */
  draftKey: string
  children: Elements
}

/** Around a form that is sent by script: when it fails, it is said whether it was sent, and what was typed is kept. */
export function FormBoundary({ draftKey, children }: FormBoundaryProps) {
  return <Boundary fallback={(failure) => <FailedForm {...failure} draftKey={draftKey} />}>{children}</Boundary>
}

function FailedForm({ draftKey, ...failure }: Failure & { draftKey: string }) {
  const read = () => sendStates.read(draftKey)
  const state = useSyncExternalStore(sendStates.subscribe, read, read)

  if (state.at === 'sending') return <FailedPart {...failure} {...copy.sending} action={null} />
  if (state.at === 'unsent') {
    return (
      <FailedPart {...failure} {...copy.unsent}>
        {state.message ? <p>{state.message}</p> : null}
      </FailedPart>
    )
  }
  return (
    <FailedPart {...copy.sent} reference={failure.reference} retry={failure.beginAnew}>
      <SentLines receipt={state.receipt} />
    </FailedPart>
  )
}
