import type { ReactNode } from 'react'
import { ComparisonView } from './comparison-view.tsx'
import type { Conflict } from './send-draft.ts'
import { deskPostsCopy } from './words.en.ts'

const copy = deskPostsCopy.conflict

/** Two have written: what the other one saved, beside one's own, and the choice. */
export function ConflictNotice({ conflict, children }: { conflict: Conflict; children: ReactNode }) {
  return (
    <section className="conflict" role="alert">
      <h2>{copy.heading(conflict.name, conflict.time)}</h2>
      <p>{copy.explanation}</p>
      <details>
        <summary>{copy.compare}</summary>
        <ComparisonView comparison={conflict.comparison} />
      </details>
      <div className="row">{children}</div>
    </section>
  )
}
