import { deskCopy } from './words.en.ts'

/** How many lines of a list a phone shows at once; desk.css hides the others. */
const SHOWN_FIRST = 5

/** Stands after a list or table of so many lines: on a phone those after the fifth are behind a press. */
export function FoldedRest({ count }: { count: number }) {
  if (count <= SHOWN_FIRST) return null
  return (
    <details className="desk-rest">
      <summary className="btn btn--line btn--sm">
        <span className="desk-rest__closed">{deskCopy.rest(count - SHOWN_FIRST)}</span>
        <span className="desk-rest__open">{deskCopy.fewer}</span>
      </summary>
    </details>
  )
}
