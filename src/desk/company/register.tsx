import { type DragEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, useSubmitAct } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { listTallies } from '#platform/operation/tallies.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/register.ts'
import { inWords, nameOf } from './entry-words.ts'
import { type DeskEntry, findRegister, listEntries, type ShownRegister, toShown } from './find-entries.ts'
import { isPastReview } from './look-over.ts'
import { moved } from './moved.ts'
import { mayEdit } from './register-act.ts'
import { ShownOn } from './shown-on.tsx'
import { findWords } from './words/find-words.ts'
import { WordSearch } from './words/word-search.tsx'
import { registerCopy as copy } from './words.en.ts'
import './company.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

const COUNTED_DAYS = 30
const DAY_MS = 86_400_000
const MOST_COUNTED = 1_000

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const register = orNotFound(findRegister(params.register))

  const { staff, services } = deskOf(context)
  const { db, now, tallies } = services
  // What was counted in this process in the last seconds is to be seen too.
  if (register.tally) await tallies.settle()
  const month = dayInIndia(now()).slice(0, 7)
  const times = await timesOf(register, db, now())
  const query = await withOpenWords(url.searchParams, 'search', services)
  const found = register.isOfSentences ? await findWords(db, query.get('search') ?? '', now()) : undefined
  const rows = (await listEntries(db, now(), register.id)).map((entry) => ({
    ...toRow(register, entry, month),
    times: times?.get(nameOf(register, entry.values)) ?? 0,
  }))
  return {
    register: toShown(register),
    found,
    entries: rows.filter(({ deletedAt }) => !deletedAt),
    trash: rows.filter(({ deletedAt }) => deletedAt),
    mayWrite: mayEdit(register, staff.role),
    isTrashed: url.searchParams.get('done') === 'trash',
  }
}

/** How often visitors met each entry, by its name, where the register counts that. */
async function timesOf({ tally }: ShownRegister, db: Database, now: Date) {
  if (!tally) return undefined
  const since = dayInIndia(new Date(now.getTime() - COUNTED_DAYS * DAY_MS))
  const tallies = await listTallies(db, tally, since, MOST_COUNTED)
  return new Map(tallies.map(({ name, times }) => [name, times]))
}

type ListedEntry = ReturnType<typeof toRow> & { times: number }

function toRow(register: ShownRegister, entry: DeskEntry, month: string) {
  const { id, state, revision, isSample, updatedAt, updatedBy, deletedAt, publishAt, published, values } = entry
  return {
    ...{ id, state, revision, updatedAt, updatedBy, deletedAt, publishAt },
    name: nameOf(register, values),
    cells: register.columns.slice(1).map((column) => inWords(register.fields[column]!, values[column])),
    // Hidden, it is nobody's trouble.
    isSample: isSample && published !== null,
    isPastReview: isPastReview(register, entry, month),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.register.title)
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { register, entries, trash, mayWrite, isTrashed, found } = loaderData
  const { act } = useAnswer()
  const isOrdered = register.kind === 'ordered' && !register.isOfSentences && mayWrite && entries.length > 1
  const canGrow = (register.kind === 'ordered' || register.kind === 'sorted') && !register.isOfSentences
  const labels = register.columns.map((column) => register.fields[column]?.label ?? column)

  return (
    <>
      <PageHead
        title={register.title}
        lead={isOrdered ? `${register.help} ${copy.orderHint}` : register.help}
        back={{ to: '/desk/company', label: copy.back }}
      >
        {mayWrite && canGrow && (
          <ButtonLink to={`/desk/company/${register.id}/new`}>{copy.add(register.one)}</ButtonLink>
        )}
        <a className="desk-link" href={`/desk/company/${register.id}/export`}>
          {copy.csv}
        </a>
      </PageHead>
      {isTrashed && !act && <DeskMessage tone="good">{copy.trashed}</DeskMessage>}
      <AnswerMessage />
      {found && <WordSearch found={found} mayWrite={mayWrite} />}
      {entries.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <div className="register-list">
          <DeskTable
            label={register.title}
            columns={[
              ...labels,
              ...(register.tally ? [copy.columns.times(COUNTED_DAYS)] : []),
              copy.columns.state,
              copy.columns.changed,
              ...(isOrdered ? [copy.columns.order] : []),
              ...(register.review && mayWrite ? [copy.columns.acts] : []),
            ]}
          >
            <Rows entries={entries} register={register} mayWrite={mayWrite} isOrdered={isOrdered} labels={labels} />
          </DeskTable>
        </div>
      )}
      <ShownOn paths={register.shownOn} />
      {trash.length > 0 && <Trash entries={trash} mayWrite={mayWrite} />}
    </>
  )
}

/** Its mark says that it is on the site. */
function isPlain({ state, isSample, isPastReview }: ListedEntry): boolean {
  return state === 'published' && (isSample || isPastReview)
}

interface RowsProps {
  entries: ListedEntry[]
  register: ShownRegister
  mayWrite: boolean
  isOrdered: boolean
  labels: string[]
}

function Rows({ entries, register, mayWrite, isOrdered, labels }: RowsProps) {
  const [pulled, setPulled] = useState<string>()
  const submit = useSubmitAct()

  function drop(event: DragEvent<HTMLTableRowElement>, on: string) {
    event.preventDefault()
    const form = event.currentTarget.querySelector('form')
    if (!pulled || pulled === on || !form) return
    const ids = entries.map(({ id }) => id)
    const to = ids.indexOf(on)
    const field = form.elements.namedItem('ids') as HTMLInputElement
    field.value = moved(ids, ids.indexOf(pulled), to).join(' ')
    void submit(form)
  }

  return entries.map((entry, place) => (
    <tr
      key={entry.id}
      draggable={isOrdered}
      data-pulled={pulled === entry.id || undefined}
      onDragStart={() => setPulled(entry.id)}
      onDragEnd={() => setPulled(undefined)}
      onDragOver={(event) => pulled && event.preventDefault()}
      onDrop={(event) => drop(event, entry.id)}
    >
      <th scope="row">
        <Link to={`/desk/company/${register.id}/${entry.id}`}>{entry.name}</Link>
      </th>
      {entry.cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at} className="register__cell" data-label={labels[at + 1]}>
          <span>{cell}</span>
        </td>
      ))}
      {register.tally && (
        <td data-label={copy.columns.times(COUNTED_DAYS)}>
          <span>{entry.times.toLocaleString('en-IN')}</span>
        </td>
      )}
      <td data-label={copy.columns.state}>
        {!isPlain(entry) && <span>{copy.states[entry.state]}</span>}
        {entry.publishAt && <small className="desk-aside">{copy.from(deskTime(entry.publishAt))}</small>}
        {entry.isSample && <small className="register__mark">{copy.sample}</small>}
        {entry.isPastReview && <small className="register__mark register__mark--bad">{copy.pastReview}</small>}
      </td>
      <td className="register__changed" data-label={copy.columns.changed}>
        <span>{deskTime(entry.updatedAt)}</span>
        <small className="desk-aside">{entry.updatedBy}</small>
      </td>
      {isOrdered && (
        <td>
          <ActForm act="order" className="desk-inline register__order">
            <input type="hidden" name="ids" disabled={!pulled} />
            <MoveButton entry={entry} place={place} to="up" isOff={place === 0} />
            <MoveButton entry={entry} place={place} to="down" isOff={place === entries.length - 1} />
          </ActForm>
        </td>
      )}
      {register.review && mayWrite && (
        <td>
          {entry.state === 'published' && (
            <div className="desk-inline register__review">
              {(['confirm', 'hide'] as const).map((act) => (
                <ActForm key={act} act={act}>
                  <input type="hidden" name="_id" value={entry.id} />
                  <input type="hidden" name="_revision" value={entry.revision} />
                  <button className="desk-link" type="submit" aria-label={`${copy[act]}: ${entry.name}`}>
                    {copy[act]}
                  </button>
                </ActForm>
              ))}
            </div>
          )}
        </td>
      )}
    </tr>
  ))
}

interface MoveButtonProps {
  entry: ListedEntry
  /** Where it stands, from 0. */
  place: number
  to: 'up' | 'down'
  isOff: boolean
}

function MoveButton({ entry, place, to, isOff }: MoveButtonProps) {
  return (
    <button
      className="register__move"
      type="submit"
      name="move"
      value={`${entry.id} ${to} ${place}`}
      aria-label={copy[to](entry.name)}
      aria-disabled={isOff || undefined}
      onClick={(event) => isOff && event.preventDefault()}
    >
      <span aria-hidden="true">{to === 'up' ? '↑' : '↓'}</span>
    </button>
  )
}

function Trash({ entries, mayWrite }: { entries: ListedEntry[]; mayWrite: boolean }) {
  return (
    <section className="desk-part">
      <h2>{copy.trash.heading}</h2>
      <ul className="desk-list">
        {entries.map(({ id, name, revision, deletedAt }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="desk-aside">{`${copy.trash.since} ${deskTime(deletedAt!)}`}</span>
            {mayWrite && (
              <ActForm act="bring-back">
                <input type="hidden" name="_id" value={id} />
                <input type="hidden" name="_revision" value={revision} />
                <button className="desk-link" type="submit" aria-label={`${copy.trash.bringBack}: ${name}`}>
                  {copy.trash.bringBack}
                </button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
