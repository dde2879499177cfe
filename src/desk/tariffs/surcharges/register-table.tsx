import { tariffCategories } from '#calculator/category-words.en.ts'
import type { TariffSurchargeRow } from '#database/tables.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { monthName } from './missing-table.tsx'
import { surchargesCopy } from './words.en.ts'

const { register, history } = surchargesCopy

interface Row extends TariffSurchargeRow {
  /** Its name. */
  state: string
}

/** What was entered and counts. */
export function RegisterTable({ rows, mayWrite }: { rows: Row[]; mayWrite: boolean }) {
  const columns = mayWrite ? register.columns : register.columns.slice(0, -1)

  return (
    <section className="desk-part">
      <h2>{register.heading}</h2>
      {rows.length === 0 && <p>{register.empty}</p>}
      {rows.length > 0 && (
        <DeskTable label={register.heading} columns={columns}>
          {rows.map((row) => (
            <tr key={row.id}>
              <Company row={row} />
              <td>{monthsOf(row)}</td>
              <td>{amountOf(row)}</td>
              <td>
                <Source text={row.source} />
              </td>
              <td>{register.by(row.entered_by_name, deskTime(row.entered_at))}</td>
              {mayWrite && (
                <td>
                  <div className="desk-inline">
                    <DeskLink
                      to={`?correct=${row.id}#enter`}
                      aria-label={register.of(register.correct, row.discom, monthsOf(row))}
                    >
                      {register.correct}
                    </DeskLink>
                    <ActForm act="remove">
                      <button
                        className="desk-link"
                        type="submit"
                        name="id"
                        value={row.id}
                        aria-label={register.of(register.remove, row.discom, monthsOf(row))}
                      >
                        {register.remove}
                      </button>
                    </ActForm>
                  </div>
                </td>
              )}
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}

/** What counted once: nothing of it is ever lost. */
export function EndedTable({ rows }: { rows: Row[] }) {
  return (
    <section className="desk-part">
      <h2>{history.heading}</h2>
      <DeskTable label={history.heading} columns={history.columns}>
        {rows.map((row) => (
          <tr key={row.id}>
            <Company row={row} />
            <td>{monthsOf(row)}</td>
            <td>{amountOf(row)}</td>
            <td>{register.by(row.entered_by_name, deskTime(row.entered_at))}</td>
            <td>
              {history[row.end_reason ?? 'removed'](row.ended_by_name ?? '', deskTime(row.ended_at ?? row.entered_at))}
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

function Company({ row: { discom, state, category } }: { row: Row }) {
  return (
    <th scope="row">
      <span>{discom}</span>
      <small className="desk-aside">{category ? `${state}, ${tariffCategories[category].toLowerCase()}` : state}</small>
    </th>
  )
}

function monthsOf({ from_month, to_month }: TariffSurchargeRow): string {
  return surchargesCopy.missing.months(monthName(from_month), monthName(to_month))
}

function amountOf({ value, kind }: TariffSurchargeRow): string {
  const told = value.toLocaleString('en-IN', { maximumFractionDigits: 4 })
  return kind === 'percent' ? register.percent(told) : register.paise(told)
}

/** A link goes by its host; a document by its title. */
function Source({ text }: { text: string }) {
  const [, host] = /^https?:\/\/([^\s/?#]+)/.exec(text) ?? []
  if (!host) return <span>{text}</span>
  return (
    <a href={text} rel="noreferrer">
      {host}
    </a>
  )
}
