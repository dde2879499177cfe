import type { LeadReadRow } from '#database/tables.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'

const { reads: copy } = leadDeskCopy

/** Who at the desk read of a lead, and in which hour: for admins. */
export function LeadReads({ reads }: { reads: LeadReadRow[] }) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      {reads.length === 0 && <p className="muted">{copy.none}</p>}
      <ol className="desk-list">
        {reads.map(({ hour, staff_id, staff_name, extent }) => (
          <li key={`${hour} ${staff_id}`}>
            <span>{staff_name}</span>
            <span className="muted">{`${copy.extents[extent]}, ${copy.from(deskTime(hour))}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
