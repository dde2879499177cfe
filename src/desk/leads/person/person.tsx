import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { maskText } from '#desk/access/mask-contacts.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, QuietActButton } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { UndoForm } from '#desk/leads/lead/undo-form.tsx'
import { countNotIndexed } from '#desk/leads/search/index-leads.ts'
import { personLeadsCopy as copy } from '#desk/leads/words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { Route } from './+types/person.ts'
import { leadsOfPerson, maybeSamePerson, type PersonLead } from './leads-of-person.ts'
import '#desk/leads/leads.css'
import type { Database } from '#database/database.ts'
import { listHistory } from '#desk/leads/lead/lead-history.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { staff, services, may } = deskOf(context)
  const asked = orNotFound(await findDeskLead(services, params.lead, staff))

  const leads = await leadsOfPerson(services.db, asked.id, staff)
  const [happenings, maybe, notIndexed] = await Promise.all([
    timelineOf(services.db, leads, { mayContact: may('contacts.read') }),
    maybeSamePerson(services.db, leads, staff),
    countNotIndexed(services.db),
  ])
  void noteReads(staff, leads, 'whole', services)
  return {
    asked: { id: asked.id, name: asked.full_name },
    leads: leads.map(toRow),
    maybe: maybe.map(toRow),
    happenings,
    notIndexed,
    mayWrite: may('leads.write'),
  }
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { asked, leads, maybe, happenings, notIndexed, mayWrite } = loaderData
  const { undo } = useAnswer<{ undo: string[] }>()
  const open = leads.filter(({ status }) => status === 'new' || status === 'in-hand')

  return (
    <>
      <p className="row">
        <DeskLink to={`/desk/leads/${asked.id}`}>{copy.back}</DeskLink>
      </p>
      <h1 className="desk-title">{copy.title(asked.name)}</h1>
      <p className="desk-lead">{copy.lead}</p>
      <AnswerMessage />
      {undo && <UndoForm ids={undo} />}

      <section className="desk-part">
        <h2>{copy.leads}</h2>
        <LeadRows rows={leads} act={mayWrite ? 'unlink' : undefined} />
        {notIndexed.count > 0 && <p className="muted">{copy.notIndexed(notIndexed)}</p>}
        {mayWrite && open.length > 0 && (
          <ActForm>
            {open.map(({ id }) => (
              <input key={id} type="hidden" name="lead" value={id} />
            ))}
            <QuietActButton act="answer">{copy.answerAll(open.length)}</QuietActButton>
          </ActForm>
        )}
        {open.length === 0 && <p className="muted">{copy.nothingOpen}</p>}
      </section>

      <section className="desk-part">
        <h2>{copy.same}</h2>
        <p className="muted">{maybe.length > 0 ? copy.sameLead : copy.none}</p>
        <LeadRows rows={maybe} act={mayWrite ? 'link' : undefined} />
      </section>

      <section className="desk-part">
        <h2>{copy.timeline}</h2>
        <ol className="lead-notes">
          {happenings.map(({ key, leadId, at, what, by, text }) => (
            <li key={key}>
              <p className="lead-notes__by">
                <DeskLink to={`/desk/leads/${leadId}`}>{what}</DeskLink>{' '}
                <span>{[by, deskTime(at)].filter(Boolean).join(', ')}</span>
              </p>
              {text && <p className="lead-record__text">{text}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

type Row = ReturnType<typeof toRow>

function toRow({ id, kind, reference, full_name, received_at, status, person_id }: PersonLead) {
  return {
    id,
    kindName: LEAD_KINDS[kind].name,
    reference,
    full_name,
    received_at,
    status,
    isLinked: person_id !== null,
  }
}

function LeadRows({ rows, act }: { rows: Row[]; act: 'link' | 'unlink' | undefined }) {
  const [name, of] = act === 'link' ? [copy.link, copy.linkOf] : [copy.unlink, copy.unlinkOf]

  return (
    <ul className="desk-list">
      {rows.map(({ id, kindName, reference, full_name, received_at, status, isLinked }) => (
        <li key={id}>
          <DeskLink to={`/desk/leads/${id}`}>
            <span>{kindName}</span> <span translate="no">{reference}</span>
          </DeskLink>
          <span>{full_name}</span>
          <span>{`${leadsDeskCopy.statuses[status]}, ${deskTime(received_at)}`}</span>
          {isLinked && act !== 'link' && <span className="muted">{copy.linked}</span>}
          {act && (act === 'link' || isLinked) && (
            <ActForm act={act}>
              <button className="desk-link" type="submit" name="other" value={id} aria-label={of(reference)}>
                {name}
              </button>
            </ActForm>
          )}
        </li>
      ))}
    </ul>
  )
}

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
async function timelineOf(
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
    ...leads.map((lead) => listHistory(db, lead)),
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
