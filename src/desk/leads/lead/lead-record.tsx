import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import type { LoadedLead } from './load-lead.ts'
import { ResumeView } from './resume-view.tsx'

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
