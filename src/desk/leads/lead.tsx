import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/lead.ts'
import { useLastView } from './inbox/last-view.ts'
import { LeadBackground } from './lead/lead-background.tsx'
import { LeadDeliveries } from './lead/lead-deliveries.tsx'
import { LeadFollowUp } from './lead/lead-follow-up.tsx'
import { LeadNeighbours } from './lead/lead-neighbours-part.tsx'
import { LeadNotes } from './lead/lead-notes-part.tsx'
import { EraseForm, LeadPrivacy, LeadReads } from './lead/lead-privacy.tsx'
import { LeadQuarantine, LeadReceipt } from './lead/lead-quarantine.tsx'
import { LeadRecord } from './lead/lead-record.tsx'
import { LeadStatus } from './lead/lead-status.tsx'
import { LeadVisit } from './lead/lead-visit.tsx'
import { loadLead } from './lead/load-lead.ts'
import { UndoForm } from './lead/undo-form.tsx'
import { leadDeskCopy as copy } from './lead/words.en.ts'
import { LeadRatings } from './ratings/lead-ratings.tsx'
import { Composer } from './reply/composer.tsx'
import { TakeBackForm, Thread } from './reply/thread.tsx'
import './leads.css'
import './lead/lead.css'
import './reply/reply.css'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = staffOf(context)
  const loaded = await loadLead(params.id, staff, services)
  if (!loaded) throw data(null, 404)

  void noteReads(staff, [params.id], 'whole', services)
  void noteReads(
    staff,
    loaded.others.map(({ id }) => id),
    'listed',
    services,
  )
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
        <Link className="desk-link" to={`/desk/leads${lastView ?? ''}`}>
          {lastView ? copy.backToView : copy.back}
        </Link>
        <LeadNeighbours id={lead.id} view={lastView} />
      </p>
      <h1 className="desk-title">{lead.full_name}</h1>
      <AnswerMessage />
      {undo && <UndoForm ids={undo} />}
      {letter && <TakeBackForm letter={letter} />}
      <LeadQuarantine {...loaderData} />
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
