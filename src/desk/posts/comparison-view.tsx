import type { Comparison } from './compare-posts.ts'
import { revisionsCopy as copy, deskPostsCopy } from './words.en.ts'
import './posts.css'

/** What differs between two states of a post: taken out and come in, told by words and signs as well as by colour. */
export function ComparisonView({ comparison: { fields, text } }: { comparison: Comparison }) {
  const isSame = text.every(({ kind }) => kind === 'same')

  return (
    <div className="comparison">
      {fields.length > 0 && (
        <>
          <h3>{copy.fields}</h3>
          <dl className="comparison__fields">
            {fields.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{deskPostsCopy.fields[field]}</dt>
                <dd>{before && <Removed text={before} />}</dd>
                <dd>{after && <Added text={after} />}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{deskPostsCopy.fields.content}</h3>
      {isSame ? (
        <p>{copy.same}</p>
      ) : (
        <div className="comparison__text">
          {text.map(({ kind, text: paragraph }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, with paragraphs that may be alike
            <p key={at}>
              {kind === 'removed' ? (
                <Removed text={paragraph} />
              ) : kind === 'added' ? (
                <Added text={paragraph} />
              ) : (
                paragraph
              )}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function Removed({ text }: { text: string }) {
  return (
    <del>
      <span className="vh">{`${copy.removed}: `}</span>
      <span>{text}</span>
    </del>
  )
}

function Added({ text }: { text: string }) {
  return (
    <ins>
      <span className="vh">{`${copy.added}: `}</span>
      <span>{text}</span>
    </ins>
  )
}
