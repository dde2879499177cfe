import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import type { LoadedLead } from './load-lead.ts'

const { resume: copy } = leadDeskCopy

interface ResumeViewProps {
  id: string
  /** Whose it is. */
  name: string
  preview: NonNullable<LoadedLead['preview']>
}

/** What somebody's resume looks like and says, without a download. A PDF is fetched when somebody wants to see it. */
export function ResumeView({ id, name, preview: { type, text, trouble } }: ResumeViewProps) {
  if (type === 'doc') return <p className="muted">{copy.doc}</p>
  const address = `/desk/leads/${id}/resume/preview`
  const why = trouble === 'none' && !text ? copy.troubles.empty : trouble === 'none' ? undefined : WHY[trouble]

  return (
    <>
      {type === 'pdf' && (
        <details className="lead-filter resume">
          <summary>{copy.preview}</summary>
          <iframe
            className="resume__frame"
            src={address}
            title={copy.frame.title(name)}
            sandbox="allow-scripts"
            loading="lazy"
          />
          <a className="desk-link" href={address} target="_blank" rel="noreferrer">
            {copy.inOwnTab}
          </a>
        </details>
      )}
      <details className="lead-filter resume">
        <summary>{copy.words}</summary>
        {why && <p className="muted">{why}</p>}
        {text && <p className="lead-record__text resume__text">{text}</p>}
      </details>
    </>
  )
}

const WHY = {
  cut: copy.troubles.cut,
  unreadable: copy.troubles.unreadable,
  'not-read': copy.troubles.unreadable,
  waiting: copy.troubles.waiting,
}
