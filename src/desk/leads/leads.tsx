import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useActFetcher, useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { findStates } from '#india/geography/places.ts'
import type { Route } from './+types/leads.ts'
import { MOST_ROWS } from './export/to-xlsx.ts'
import { BulkActions } from './inbox/bulk-actions.tsx'
import { ExportLinks } from './inbox/export-links.tsx'
import { FilterForm } from './inbox/filter-form.tsx'
import { InboxKeys } from './inbox/inbox-keys.tsx'
import { InboxList } from './inbox/inbox-list.tsx'
import { useKeepLastView } from './inbox/last-view.ts'
import { type Inbox, loadInbox } from './inbox/load-inbox.ts'
import { SearchForm } from './inbox/search-form.tsx'
import { leadsDeskCopy as copy } from './inbox/words.en.ts'
import { UndoForm } from './lead/undo-form.tsx'
import './leads.css'
import './inbox/inbox.css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { VIEWS, type ViewName, writeFilter } from './inbox/lead-filter.ts'
import { SalesViews } from './sales/sales-views.tsx'
import { type OfferedLetters, stageLettersAddress } from './stage-letters/offered-letters.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  const [inbox, openings] = await Promise.all([loadInbox(url.searchParams, staff, services), listOpenings(services.db)])

  void noteReads(staff, inbox.leads, 'listed', services)

  return {
    ...inbox,
    sheetRows: MOST_ROWS,
    states: (findStates('IN') ?? []).map(({ name }) => name),
    openings: openings.map(({ id, title }) => ({ id, title })),
  }
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { filter, query, leads, next, found, isFirstPage, owners, mayWrite, maySend, mayExport, sheetRows } = loaderData
  const { notIndexed, isHidden } = loaderData
  const { undo, letters } = useAnswer<{ undo: string[]; letters: OfferedLetters }>()
  const { data: answered } = useActFetcher()
  const form = useRef<HTMLFormElement>(null)
  useKeepLastView(useLocation().search)

  useEffect(() => {
    if (answered?.done) form.current?.reset()
  }, [answered])

  return (
    <>
      <PageHead title={copy.title}>
        <SalesViews />
        <SearchForm typed={filter.q} />
        <div className="lead-tools">
          <FilterForm {...loaderData} />
          {mayWrite && <ViewActions {...loaderData} />}
          <InboxKeys />
        </div>
        <div className="lead-strip scroll-x">
          <ViewLinks {...loaderData} />
          <SavedLinks {...loaderData} />
        </div>
      </PageHead>
      <AnswerMessage />
      {undo && <UndoForm ids={undo} />}
      {letters && (
        <p className="lead-undo">
          <DeskLink to={stageLettersAddress(letters)}>{copy.bulk.letters(letters.leads.length)}</DeskLink>
        </p>
      )}

      <ActForm ref={form}>
        <div className="inbox-head">
          <p role="status">{leads.length === 0 ? copy.empty : copy.found(found.count, found.isMore)}</p>
          {mayWrite && leads.length > 0 && (
            <BulkActions
              owners={owners}
              form={form}
              hasStages={leads.every(({ isApplication }) => isApplication)}
              mayRelease={maySend && leads.some(({ isQuarantined }) => isQuarantined)}
            />
          )}
        </div>
        {isHidden && <p className="desk-aside inbox__aside">{copy.hidden}</p>}
        {notIndexed.count > 0 && <p className="desk-aside inbox__aside">{copy.notIndexed(notIndexed)}</p>}
        <InboxList leads={leads} canPick={mayWrite} />
      </ActForm>

      <p className="row">
        {!isFirstPage && <DeskLink to={`?${query}`}>{copy.newest}</DeskLink>}
        {next && <DeskLink to={`?${query}&after=${encodeURIComponent(next)}`}>{copy.next}</DeskLink>}
      </p>
      {mayExport && leads.length > 0 && <ExportLinks query={query} bound={sheetRows} />}
    </>
  )
}

/** Keeps the filter that is shown under a name, or lets go of it. */
function ViewActions({ query, view, saved }: Pick<Inbox, 'query' | 'view' | 'saved'>) {
  const { typed, errors } = useAnswer('save-view')
  const shown = saved.find(({ isShown, mayDelete }) => isShown && mayDelete)
  if (view && !errors) return null

  return shown ? (
    <ActForm act="delete-view" className="desk-inline">
      <button className="desk-link" type="submit" name="id" value={shown.id}>
        {`${copy.save.remove}: ${shown.name}`}
      </button>
    </ActForm>
  ) : (
    <details className="lead-filter" open={Boolean(errors)} key={query}>
      <summary>{copy.save.heading}</summary>
      <ActForm act="save-view" className="desk-inline">
        <Field name="name" label={copy.save.name} error={errors?.name}>
          {(control) => <input {...control} required maxLength={60} defaultValue={typed?.name} autoComplete="off" />}
        </Field>
        <label className="lead-check">
          <input type="checkbox" name="shared" defaultChecked={typed?.shared === 'on'} />
          {copy.save.shared}
        </label>
        <Button type="submit" tone="line">
          {copy.save.submit}
        </Button>
      </ActForm>
    </details>
  )
}

/** The views that everybody has. */
function ViewLinks({ view, counts }: Pick<Inbox, 'view' | 'counts'>) {
  return (
    <nav className="lead-views" aria-label={copy.views}>
      {(Object.keys(VIEWS) as ViewName[]).map((name) => (
        <Link key={name} to={`?${writeFilter(VIEWS[name])}`} aria-current={name === view ? 'page' : undefined}>
          <span className="lead-views__count">{copy.viewCount(counts[name])}</span>
          <span className={name === 'overdue' && counts.overdue.count > 0 ? 'desk-bad' : undefined}>
            {copy.view[name]}
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** The views that staff have saved, each with how many leads it holds. */
function SavedLinks({ saved }: Pick<Inbox, 'saved'>) {
  if (saved.length === 0) return null
  return (
    <nav className="lead-saved" aria-label={copy.ownViews}>
      <span className="lead-saved__label">{copy.ownViews}</span>
      {saved.map(({ id, name, query, isShown, isOwn, owner, found }) => (
        <Link key={id} className="desk-link" to={`?${query}`} aria-current={isShown ? 'page' : undefined}>
          <span>{isOwn ? name : copy.save.sharedBy(name, owner)}</span>{' '}
          <span className="lead-saved__count">{copy.ownCount(found.count, found.isMore)}</span>
        </Link>
      ))}
    </nav>
  )
}
