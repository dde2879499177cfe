import type { Difference } from './entry-words.ts'
import { historyCopy as copy } from './words.en.ts'
import '#desk/posts/posts.css'

/** What differs between two states of an entry: taken out and come in, told by words and signs as well as by colour. */
export function Differences({ of }: { of: readonly Difference[] }) {
  if (of.length === 0) return <p>{copy.same}</p>

  return (
    <div className="comparison">
      <dl className="comparison__fields">
        {of.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="vh">{`${copy.removed}: `}</span>
                <span className="entry-words">{before || copy.empty}</span>
              </del>
            </dd>
            <dd>
              <ins>
                <span className="vh">{`${copy.added}: `}</span>
                <span className="entry-words">{after || copy.empty}</span>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
