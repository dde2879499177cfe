import { useEffect, useRef } from 'react'
import { data, Form, Link, useLocation } from 'react-router'
import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { requirePermission, staffOf } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { preserveInput, type Unsent } from '#desk/frame/preserve-input.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { findStates } from '#india/geography/places.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/leads.ts'
import { MOST_ROWS } from './export/to-xlsx.ts'
import { BulkActions } from './inbox/bulk-actions.tsx'
import { ExportLinks } from './inbox/export-links.tsx'
import { FilterForm } from './inbox/filter-form.tsx'
import { InboxKeys } from './inbox/inbox-keys.tsx'
import { InboxList } from './inbox/inbox-list.tsx'
import { useKeepLastView } from './inbox/last-view.ts'
import { loadInbox } from './inbox/load-inbox.ts'
import { deleteView, saveView } from './inbox/saved-views.ts'
import { SearchForm } from './inbox/search-form.tsx'
import { ViewActions } from './inbox/view-actions.tsx'
import { ViewLinks } from './inbox/view-links.tsx'
import { handleLeads } from './lead/handle-leads.ts'
import { UndoForm } from './lead/undo-form.tsx'
import { undoHandling } from './lead/undo-handling.ts'
import { leadsDeskCopy as copy } from './words.en.ts'
import './leads.css'

export const handle: DeskHandle = { access: { read: 'leads.read', write: 'leads.write' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const staff = staffOf(context)
  const [inbox, openings] = await Promise.all([loadInbox(url.searchParams, staff, services), listOpenings(services.db)])

  void noteReads(
    staff,
    inbox.leads.map(({ id }) => id),
    'listed',
    services,
  )

  return {
    ...inbox,
    sheetRows: MOST_ROWS,
    states: (findStates('IN') ?? []).map(({ name }) => name),
    openings: openings.map(({ id, title }) => ({ id, title })),
  }
}

interface Answer {
  done?: string
  /** The leads that it was done to. */
  undo?: string[]
  trouble?: string
  viewTrouble?: string
  typed?: string
  unsent?: Unsent
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const staff = requirePermission(context, 'leads.write')
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const intent = text('intent')

  switch (intent) {
    case 'take':
    case 'answer':
    case 'close':
    case 'assign': {
      const ids = form.getAll('lead').map(String)
      if (ids.length === 0) return data<Answer>({ trouble: copy.bulk.none }, 422)

      const { changed, skipped } = await handleLeads(intent, { ids, ownerId: text('owner') }, staff, services)
      if (changed === 0) return data<Answer>({ trouble: copy.bulk.nobody }, 422)
      return data<Answer>({
        undo: ids,
        done: [copy.bulk.done(changed), skipped && copy.bulk.skipped(skipped)].filter(Boolean).join(' '),
      })
    }

    case 'undo': {
      const undone = await undoHandling(form.getAll('lead').map(String), staff, services)
      return undone > 0
        ? data<Answer>({ done: copy.undo.done(undone) })
        : data<Answer>({ trouble: copy.undo.none }, 422)
    }

    case 'save-view': {
      const trouble = await saveView(
        { name: text('name'), query: await withOpenWords(url.searchParams, 'q', services) },
        staff,
        services,
      )
      return trouble ? data<Answer>({ viewTrouble: copy.save[trouble], typed: text('name') }, 422) : data<Answer>({})
    }

    case 'delete-view':
      await deleteView(text('id'), staff, services)
      return data<Answer>({})

    default:
      throw data(null, 400)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveInput(serverAction)
}

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, query, leads, next, found, isFirstPage, owners, mayWrite, mayExport, sheetRows } = loaderData
  const answered: Answer | undefined = actionData
  const { done, undo, trouble, viewTrouble, typed, unsent } = answered ?? {}
  const form = useRef<HTMLFormElement>(null)
  useKeepLastView(useLocation().search)

  useEffect(() => {
    if (answered?.done) form.current?.reset()
  }, [answered])

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      {done && <DeskMessage tone="good">{done}</DeskMessage>}
      {undo && <UndoForm ids={undo} />}
      {trouble && <DeskMessage tone="bad">{trouble}</DeskMessage>}
      {unsent && <DeskMessage tone="bad">{deskCopy.unsent[unsent]}</DeskMessage>}

      <ViewLinks {...loaderData} />
      <SearchForm typed={filter.q} />
      <div className="lead-tools">
        <FilterForm {...loaderData} />
        {mayWrite && <ViewActions {...loaderData} trouble={viewTrouble} typed={typed} />}
        <InboxKeys />
      </div>

      <Form method="post" ref={form} preventScrollReset>
        <div className="inbox-head">
          <p role="status">{leads.length === 0 ? copy.empty : copy.found(found.count, found.isMore)}</p>
          {mayWrite && leads.length > 0 && <BulkActions owners={owners} form={form} />}
        </div>
        <InboxList leads={leads} canPick={mayWrite} />
      </Form>

      <p className="row">
        {!isFirstPage && (
          <Link className="desk-link" to={`?${query}`}>
            {copy.newest}
          </Link>
        )}
        {next && (
          <Link className="desk-link" to={`?${query}&after=${encodeURIComponent(next)}`}>
            {copy.next}
          </Link>
        )}
      </p>
      {mayExport && leads.length > 0 && <ExportLinks query={query} bound={sheetRows} />}
    </>
  )
}
