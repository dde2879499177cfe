import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useFetcher, useNavigate } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/lead.ts'
import { useLastView } from './inbox/last-view.ts'
import type { Neighbours } from './inbox/neighbours.ts'
import { areKeysOn, onLetter } from './inbox/use-inbox-keys.ts'
import { LeadBackground } from './lead/lead-background.tsx'
import { LeadDeliveries } from './lead/lead-deliveries.tsx'
import { LeadFollowUp } from './lead/lead-follow-up.tsx'
import { EraseForm, LeadPrivacy, LeadReads } from './lead/lead-privacy.tsx'
import { LeadQuarantine, LeadReceipt, LeadWithdrawn } from './lead/lead-quarantine.tsx'
import { LeadRecord } from './lead/lead-record.tsx'
import { LeadStatus } from './lead/lead-status.tsx'
import { type LoadedLead, loadLead } from './lead/load-lead.ts'
import { UndoForm } from './lead/undo-form.tsx'
import { leadDeskCopy as copy } from './lead/words.en.ts'
import { LeadRatings } from './ratings/lead-ratings.tsx'
import { Composer } from './reply/composer.tsx'
import { TakeBackForm, Thread } from './reply/thread.tsx'
import './leads.css'
import './lead/lead.css'
import './reply/reply.css'

const { notes: notesCopy } = copy

const { visit: visitCopy } = copy

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  const loaded = orNotFound(await loadLead(params.id, staff, services))

  void noteReads(staff, [{ id: params.id }], 'whole', services)
  void noteReads(staff, loaded.others, 'listed', services)
  return loaded
}

/** Whose decision came too late is to see what a colleague did, though nothing was changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${loaderData.lead.kindName} ${loaderData.lead.reference}`)
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const { lead, mayWrite } = loaderData
  const { undo, letter } = useAnswer<{ undo: string[]; letter: string }>()
  const lastView = useLastView()

  return (
    <>
      <p className="row">
        <DeskLink to={`/desk/leads${lastView ?? ''}`}>{lastView ? copy.backToView : copy.back}</DeskLink>
        <LeadNeighbours id={lead.id} view={lastView} />
      </p>
      <h1 className="desk-title">{lead.full_name}</h1>
      <AnswerMessage />
      {undo && <UndoForm ids={undo} />}
      {letter && <TakeBackForm letter={letter} />}
      <LeadQuarantine {...loaderData} />
      <LeadWithdrawn {...loaderData} />
      <LeadReceipt {...loaderData} />
      <LeadPrivacy {...loaderData} />

      <div className="lead-page">
        <LeadRecord {...loaderData} />
        <div>
          <LeadStatus {...loaderData} />
          <LeadVisit {...loaderData} />
          <LeadFollowUp {...loaderData} />
          <LeadRatings {...loaderData} />
          <LeadNotes {...loaderData} />
        </div>
        <div className="lead-page__talk">
          <Thread {...loaderData} />
          {loaderData.composer && <Composer key={loaderData.composer.round} {...loaderData} {...loaderData.composer} />}
        </div>
        <div className="lead-page__rest">
          <LeadDeliveries {...loaderData} />
          <LeadBackground {...loaderData} />
          {loaderData.reads && <LeadReads reads={loaderData.reads} />}
          {mayWrite && lead.kind === 'application' && <EraseForm reference={lead.reference} />}
        </div>
      </div>
    </>
  )
}

/** What a booked time asks of staff: it set the stage by itself, or stands there after the stage moved on. */
function LeadVisit({ idleVisit, stageByVisit, mayWrite }: LoadedLead) {
  if (!mayWrite || (!idleVisit && stageByVisit === null)) return null

  return (
    <section className="lead-part" aria-labelledby="lead-visit">
      <h2 id="lead-visit">{visitCopy.heading}</h2>
      {stageByVisit !== null && (
        <ActForm act="undo" className="form">
          <p>{visitCopy.byVisit}</p>
          <input type="hidden" name="line" value={stageByVisit} />
          <SmallSubmit quiet>{visitCopy.undo}</SmallSubmit>
        </ActForm>
      )}
      {idleVisit && (
        <ActForm act="free-visit" className="form">
          <p>{visitCopy.idle(idleVisit.when)}</p>
          <input type="hidden" name="slot" value={idleVisit.slot} />
          <SmallSubmit quiet>{visitCopy.free}</SmallSubmit>
        </ActForm>
      )}
    </section>
  )
}

/** What colleagues noted, in order, and a place to add to it. */
function LeadNotes({ notes, mayWrite }: LoadedLead) {
  const { typed, errors } = useAnswer('add-note')

  return (
    <section className="lead-part">
      <h2>{notesCopy.heading}</h2>
      {notes.length === 0 && <p className="muted">{notesCopy.none}</p>}
      <ol className="lead-notes">
        {notes.map(({ id, by, text, at }) => (
          <li key={id}>
            <p className="lead-notes__by">{`${by}, ${deskTime(at)}`}</p>
            <p className="lead-record__text">{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <ActForm act="add-note" className="form" isEmptiedWhenDone>
          <Field name="text" label={notesCopy.label} error={errors?.text}>
            {(control) => <textarea {...control} rows={3} maxLength={5_000} defaultValue={typed?.text} required />}
          </Field>
          <div className="row">
            <SmallSubmit quiet>{notesCopy.submit}</SmallSubmit>
          </div>
        </ActForm>
      )}
    </section>
  )
}

interface LeadNeighboursProps {
  id: string
  /** The query of the view that this window came from; undefined where it came from none. */
  view: string | undefined
}

/** On to the next lead of the view, and back to the one before it: as links, and by j and k as in the inbox. */
function LeadNeighbours({ id, view }: LeadNeighboursProps) {
  const { load, data } = useFetcher<Neighbours>({ key: `neighbours-${id}` })
  const navigate = useNavigate()
  const { before, after } = data ?? {}

  useEffect(() => {
    if (view !== undefined) void load(`/desk/leads/${id}/neighbours${view}`)
  }, [id, view, load])

  useEffect(() => {
    if (!areKeysOn()) return
    return onLetter((key) => {
      const to = key === 'j' ? after : key === 'k' ? before : undefined
      if (to) void navigate(`/desk/leads/${to}`)
      return Boolean(to)
    })
  }, [before, after, navigate])

  return (
    <>
      {before && (
        <DeskLink to={`/desk/leads/${before}`} aria-keyshortcuts="k">
          {copy.before}
        </DeskLink>
      )}
      {after && (
        <DeskLink to={`/desk/leads/${after}`} aria-keyshortcuts="j">
          {copy.next}
        </DeskLink>
      )}
    </>
  )
}
