import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { requirePermission, staffOf } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { preserveInput, type Unsent } from '#desk/frame/preserve-input.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import type { Route } from './+types/lead.ts'
import { useLastView } from './inbox/last-view.ts'
import { STAGES } from './inbox/lead-filter.ts'
import { sendAgain } from './lead/deliveries.ts'
import { eraseApplication } from './lead/erase-application.ts'
import { EraseForm } from './lead/erase-form.tsx'
import { findDeskLead } from './lead/find-desk-lead.ts'
import { handleLeads, setStage } from './lead/handle-leads.ts'
import { LeadBackground } from './lead/lead-background.tsx'
import { LeadDeliveries } from './lead/lead-deliveries.tsx'
import { addNote } from './lead/lead-notes.ts'
import { LeadNotes } from './lead/lead-notes-part.tsx'
import { LeadQuarantine } from './lead/lead-quarantine.tsx'
import { LeadReads } from './lead/lead-reads-part.tsx'
import { LeadReceipt } from './lead/lead-receipt.tsx'
import { LeadRecord } from './lead/lead-record.tsx'
import { LeadStatus } from './lead/lead-status.tsx'
import { loadLead } from './lead/load-lead.ts'
import { releaseForStaff } from './lead/release-for-staff.ts'
import { sendReceiptForStaff } from './lead/send-receipt-for-staff.ts'
import { UndoForm } from './lead/undo-form.tsx'
import { undoHandling } from './lead/undo-handling.ts'
import { leadDeskCopy as copy } from './words.en.ts'
import './leads.css'

export const handle: DeskHandle = { access: { read: 'leads.read', write: 'leads.write' } }

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

interface Answer {
  done?: keyof typeof copy.done
  canUndo?: boolean
  refused?: keyof typeof copy.refused
  changedBy?: string
  typed?: string
  unsent?: Unsent
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'leads.write')
  const lead = await findDeskLead(services, params.id, staff)
  if (!lead) throw data(null, 404)
  const { id } = lead
  const form = await readForm(request)
  const text = (name: string) => toOneLine(String(form.get(name) ?? ''))
  const intent = text('intent')
  const seen = form.has('seen') ? text('seen') : undefined

  switch (intent) {
    case 'take':
    case 'answer':
    case 'close':
    case 'reopen':
    case 'put-back': {
      const { changedBy } = await handleLeads(intent, { ids: [id], seen }, staff, services)
      return changedBy ? overtaken(changedBy) : data<Answer>({ done: intent, canUndo: true })
    }

    case 'assign': {
      const which = { ids: [id], ownerId: text('owner'), seen }
      const { changed, changedBy } = await handleLeads(intent, which, staff, services)
      if (changedBy) return overtaken(changedBy)
      return changed === 1 ? data<Answer>({ done: intent, canUndo: true }) : answer(false, intent)
    }

    case 'undo':
      return answer((await undoHandling([id], staff, services)) === 1, intent)

    case 'stage': {
      const stage = STAGES.find((each) => each === text('stage'))
      if (!stage) return answer(false, intent)
      const { changed, changedBy } = await setStage(id, { stage, seen }, staff, services)
      return changedBy ? overtaken(changedBy) : answer(changed === 1, intent)
    }

    case 'note': {
      const typed = String(form.get('text') ?? '')
      return (await addNote(id, typed, staff, services))
        ? answer(true, intent)
        : data<Answer>({ refused: intent, typed }, 422)
    }

    case 'send-again': {
      requirePermission(context, 'outbox.write')
      return answer(await sendAgain({ deliveryId: text('delivery'), leadId: id }, staff, services), intent)
    }

    case 'release': {
      requirePermission(context, 'outbox.write')
      return answer(await releaseForStaff(id, staff, services), intent)
    }

    case 'send-receipt': {
      requirePermission(context, 'outbox.write')
      return answer(await sendReceiptForStaff(id, staff, services), intent)
    }

    case 'erase':
      if (lead.kind !== 'application') throw data(null, 400)
      if (text('reference').toUpperCase() !== lead.reference) return data<Answer>({ refused: intent }, 422)
      await eraseApplication(lead, staff, services)
      return redirect('/desk/applications')

    default:
      throw data(null, 400)
  }
}

function answer(isDone: boolean, intent: keyof typeof copy.done & keyof typeof copy.refused) {
  return isDone ? data<Answer>({ done: intent }) : data<Answer>({ refused: intent }, 422)
}

function overtaken(changedBy: string) {
  return data<Answer>({ changedBy }, 409)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveInput(serverAction)
}

/** Who was overtaken is to see by what, though nothing was done. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${loaderData.lead.kindName} ${loaderData.lead.reference}`)
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, mayWrite } = loaderData
  const { done, canUndo, refused, changedBy, typed, unsent }: Answer = actionData ?? {}
  const lastView = useLastView()
  const isOfAField = refused === 'note' || refused === 'erase'

  return (
    <>
      <p>
        <Link className="desk-link" to={`/desk/leads${lastView ?? ''}`}>
          {lastView ? copy.backToView : copy.back}
        </Link>
      </p>
      <h1 className="desk-title">{lead.full_name}</h1>
      {done && <DeskMessage tone="good">{copy.done[done]}</DeskMessage>}
      {canUndo && <UndoForm ids={[lead.id]} />}
      {refused && !isOfAField && <DeskMessage tone="bad">{copy.refused[refused]}</DeskMessage>}
      {changedBy && <DeskMessage tone="bad">{copy.overtaken(changedBy)}</DeskMessage>}
      {unsent && <DeskMessage tone="bad">{deskCopy.unsent[unsent]}</DeskMessage>}
      <LeadQuarantine {...loaderData} />
      <LeadReceipt {...loaderData} />

      <div className="lead-page">
        <LeadRecord {...loaderData} />
        <div>
          <LeadStatus {...loaderData} />
          <LeadNotes {...loaderData} trouble={refused === 'note' ? copy.refused.note : undefined} typed={typed} />
        </div>
        <div className="lead-page__rest">
          <LeadDeliveries {...loaderData} />
          <LeadBackground {...loaderData} />
          {loaderData.reads && <LeadReads reads={loaderData.reads} />}
          {mayWrite && lead.kind === 'application' && (
            <EraseForm reference={lead.reference} trouble={refused === 'erase' ? copy.refused.erase : undefined} />
          )}
        </div>
      </div>
    </>
  )
}
