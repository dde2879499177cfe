import type { Database } from '#database/database.ts'
import { maskText } from '#desk/access/mask-contacts.ts'
import { listHistory } from '#desk/leads/lead/lead-history.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { PersonLead } from './leads-of-person.ts'
import { personLeadsCopy as copy } from './words.en.ts'

interface Happening {
  key: string
  leadId: string
  at: string
  what: string
  by: string
  text: string
}

/**
 * What happened with all leads of a person, newest first: what came, what was written, noted and done. Who may not write to
 * them reads that letters came and went, and not what stands in them.
 */
export async function timelineOf(
  db: Database,
  leads: PersonLead[],
  { mayContact }: { mayContact: boolean },
): Promise<Happening[]> {
  const shown = (text: string) => (mayContact ? text : maskText(text))
  const ids = leads.map(({ id }) => id)
  if (ids.length === 0) return []
  const [notes, messages, ...histories] = await Promise.all([
    db.selectFrom('lead_notes').selectAll().where('lead_id', 'in', ids).execute(),
    db.selectFrom('lead_messages').selectAll().where('lead_id', 'in', ids).where('taken_back_at', 'is', null).execute(),
    ...ids.map((id) => listHistory(db, id)),
  ])

  return [
    ...leads.map(({ id, kind, reference, received_at, details }) => ({
      ...{ key: `came ${id}`, leadId: id, at: received_at, by: '' },
      what: copy.came(LEAD_KINDS[kind].name, reference),
      text: shown(LEAD_KINDS[kind].tell(JSON.parse(details)).text?.value ?? ''),
    })),
    ...notes.map(({ id, lead_id, written_at, staff_name, text }) => ({
      ...{ key: `note ${id}`, leadId: lead_id, at: written_at, what: copy.note, by: staff_name, text: shown(text) },
    })),
    ...messages.map(({ id, lead_id, at, direction, staff_name, text }) => ({
      ...{ key: `letter ${id}`, leadId: lead_id!, at, by: staff_name ?? '', text: mayContact ? text : '' },
      what: direction === 'in' ? copy.wrote : copy.answered,
    })),
    ...histories.flatMap((events, place) =>
      events.map(({ number, at, what, by }) => ({
        ...{ key: `done ${number}`, leadId: ids[place]!, at, what, by, text: '' },
      })),
    ),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
