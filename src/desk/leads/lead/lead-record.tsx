import { deskTime } from '#desk/frame/desk-time.ts'
import type { LoadedLead } from './load-lead.ts'
import { leadDeskCopy as copy } from './words.en.ts'

const { resume: resumeCopy } = copy

const WHY = {
  cut: resumeCopy.troubles.cut,
  unreadable: resumeCopy.troubles.unreadable,
  'not-read': resumeCopy.troubles.unreadable,
  waiting: resumeCopy.troubles.waiting,
}

/** What somebody sent us, as a printed record. */
export function LeadRecord({ lead, sent, isConversation, clock, resume, ...loaded }: LoadedLead) {
  const { preview, retainedUntil, poolEndsAt, visit } = loaded

  return (
    <article className="bill lead-record" aria-labelledby="sent">
      <div className="bill__top">
        <h2 id="sent">{lead.kindName}</h2>
        <span translate="no">{lead.reference}</span>
      </div>
      <Line label={copy.labels.receivedAt}>{deskTime(lead.received_at)}</Line>
      {lead.reply_by && <Line label={copy.labels.replyBy}>{deskTime(lead.reply_by)}</Line>}
      {visit && <Line label={lead.isApplication ? copy.labels.interview : copy.labels.visit}>{visit}</Line>}
      {visit && (
        <a className="desk-link" href={`/desk/leads/${lead.id}/visit.ics`} download>
          {copy.followUp.calendar}
        </a>
      )}
      {clock.text && (
        <div className={clock.isOverdue ? 'lead-record__clock desk-bad' : 'lead-record__clock'}>{clock.text}</div>
      )}
      <hr className="tear" />
      {sent.lines.map(([label, value]) => (
        <Line key={label} label={label}>
          {value}
        </Line>
      ))}
      {sent.text && (
        <>
          <h3>{sent.text.label}</h3>
          {isConversation && <p className="muted">{copy.conversation}</p>}
          <p className="lead-record__text">{sent.text.value}</p>
        </>
      )}
      {(lead.isApplication || resume !== 'none') && (
        <>
          <hr className="tear" />
          {poolEndsAt && <Line label={copy.labels.pool}>{deskTime(poolEndsAt)}</Line>}
          {retainedUntil && <Line label={copy.labels.retainedUntil}>{deskTime(retainedUntil)}</Line>}
          {preview && <ResumeView id={lead.id} name={lead.full_name} preview={preview} />}
          {resume === null ? (
            <a className="go-link" href={`/desk/leads/${lead.id}/resume`} download>
              {lead.isApplication ? copy.resume.download : copy.resume.attachment}
            </a>
          ) : (
            resume !== 'none' && <p className="desk-bad">{copy.resume[resume]}</p>
          )}
        </>
      )}
    </article>
  )
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="ln">
      <span>{label}</span>
      <span>{children}</span>
    </div>
  )
}

interface ResumeViewProps {
  id: string
  /** Whose it is. */
  name: string
  preview: NonNullable<LoadedLead['preview']>
}

/** What somebody's resume looks like and says, without a download. A PDF is fetched when somebody wants to see it. */
function ResumeView({ id, name, preview: { type, text, trouble } }: ResumeViewProps) {
  if (type === 'doc') return <p className="muted">{resumeCopy.doc}</p>
  const address = `/desk/leads/${id}/resume/preview`
  const why = trouble === 'none' && !text ? resumeCopy.troubles.empty : trouble === 'none' ? undefined : WHY[trouble]

  return (
    <>
      {type === 'pdf' && (
        <details className="lead-filter resume">
          <summary>{resumeCopy.preview}</summary>
          <iframe
            className="resume__frame"
            src={address}
            title={resumeCopy.frame.title(name)}
            sandbox="allow-scripts"
            loading="lazy"
          />
          <a className="desk-link" href={address} target="_blank" rel="noreferrer">
            {resumeCopy.inOwnTab}
          </a>
        </details>
      )}
      <details className="lead-filter resume">
        <summary>{resumeCopy.words}</summary>
        {why && <p className="muted">{why}</p>}
        {text && <p className="lead-record__text resume__text">{text}</p>}
      </details>
    </>
  )
}
