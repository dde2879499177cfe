import { Link } from 'react-router'
import { deskTime } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { leadsDeskCopy as copy } from '#desk/leads/inbox/words.en.ts'
import { LeadPhone } from '#desk/leads/lead/lead-phone.tsx'
import { ratingsCopy } from '#desk/leads/ratings/words.en.ts'
import type { ListedLead } from './list-leads.ts'

interface InboxListProps {
  leads: ListedLead[]
  /** Rows can be picked for what is done to several at once. */
  canPick: boolean
}

/** The leads of a page, one a row. A list, not a table: on a phone each row is a paragraph. */
export function InboxList({ leads, canPick }: InboxListProps) {
  return (
    <ol className="inbox">
      {leads.map((lead) => (
        <InboxRow key={lead.id} lead={lead} canPick={canPick} />
      ))}
    </ol>
  )
}

function InboxRow({ lead, canPick }: { lead: ListedLead; canPick: boolean }) {
  const { id, kind, reference, full_name, excerpt, received_at, reply_by, status, stage, owner } = lead
  const names = useDeskNames()

  return (
    <li className="inbox__row" data-open={status === 'new' ? '' : undefined}>
      {canPick && (
        <label className="inbox__pick">
          <input type="checkbox" name="lead" value={id} />
          <span className="vh">{copy.pick(full_name)}</span>
        </label>
      )}
      <p className="inbox__who">
        <Link to={`/desk/leads/${id}`} data-lead="">
          {full_name}
        </Link>
        <span>
          <span>{lead.opening || names.kinds[kind]}</span> · <span translate="no">{reference}</span>
        </span>
        {(lead.phone || lead.place) && (
          <span className="inbox__call">
            {lead.phone && <LeadPhone phone={lead.phone} mayCall={lead.mayCall} />}
            {lead.place && <span>{lead.place}</span>}
          </span>
        )}
      </p>
      <p className="inbox__says">
        <span>{excerpt}</span>
        {(lead.ofSameSender > 1 || lead.campaign) && (
          <span className="inbox__more">
            {[
              lead.ofSameSender > 1 && copy.ofSameSender(lead.ofSameSender),
              lead.campaign && copy.campaign(lead.campaign),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </p>
      <p className="inbox__when">
        <span>
          <b>{copy.ago(lead.age)}</b> <span className="inbox__term">{deskTime(received_at)}</span>
        </span>
        {reply_by && (
          <span className={lead.isOverdue ? 'desk-bad' : undefined}>
            {`${lead.isOverdue ? copy.overdue : copy.columns.due} ${deskTime(reply_by)}`}
          </span>
        )}
        {lead.followUp && (
          <span className={lead.followUp.isMissed ? 'desk-bad' : undefined}>
            {`${lead.followUp.isMissed ? copy.missed : copy.followUp} ${deskTime(lead.followUp.at)}: ${lead.followUp.text}`}
          </span>
        )}
      </p>
      <p className="inbox__state">
        <span>{`${copy.statuses[status]}${stage || lead.isApplication ? ` · ${copy.stages[stage ?? 'received']}` : ''}`}</span>
        <span>{owner ?? copy.nobody}</span>
        {lead.rating && <span>{ratingsCopy.inList(lead.rating)}</span>}
        {lead.isNotTold && <span className="inbox__held">{copy.notTold}</span>}
        {lead.isWithdrawn && <span className="inbox__held">{copy.withdrawn}</span>}
        {lead.isQuarantined && <span className="inbox__held">{copy.quarantined}</span>}
        {lead.isReceiptHeld && !lead.isQuarantined && <span className="inbox__held">{copy.receiptHeld}</span>}
      </p>
    </li>
  )
}
