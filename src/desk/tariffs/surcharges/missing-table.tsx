import type { MissingSurcharge } from '#calculator/registers/missing-surcharges.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { MONTHS } from '#india/months.en.ts'
import { grouped } from '#platform/grouped.ts'
import { surchargesCopy } from './words.en.ts'

const { missing: copy } = surchargesCopy

interface MissingTableProps {
  missing: (Omit<MissingSurcharge, 'categories'> & { categories: string })[]
  /** How many companies that are, of every state. */
  lacking: number
  isOpen: boolean
  mayWrite: boolean
}

/** Whose surcharge should be there and is not, by state, each state behind a press. */
export function MissingTable({ missing, lacking, isOpen, mayWrite }: MissingTableProps) {
  return (
    <section className="desk-part">
      <h2 className="desk-bad">{copy.count(lacking)}</h2>
      {[...grouped(missing, ({ state }) => state)].map(([state, rows]) => (
        <details key={state} className="desk-fold" open={isOpen}>
          <summary>{`${state}: ${rows.length}`}</summary>
          <MissingRows label={`${copy.heading}: ${state}`} rows={rows} mayWrite={mayWrite} />
        </details>
      ))}
    </section>
  )
}

interface MissingRowsProps extends Pick<MissingTableProps, 'mayWrite'> {
  label: string
  rows: MissingTableProps['missing']
}

function MissingRows({ label, rows, mayWrite }: MissingRowsProps) {
  const [company, whom, last, months, enter] = copy.columns as [string, string, string, string, string]

  return (
    <DeskTable label={label} columns={[company, ...(mayWrite ? [enter] : []), months, last, whom]}>
      {rows.map((each) => {
        const { stateCode, state, discom, part, kind, categories, rhythm, knownUntil, from, to } = each
        return (
          <tr key={`${stateCode} ${discom} ${part} ${knownUntil}`}>
            <th scope="row">
              <span>{discom}</span>
              <small className="desk-aside">{part === 'second' ? `${state}, ${copy.second}` : state}</small>
            </th>
            {mayWrite && (
              <td>
                <DeskLink
                  aria-label={`${copy.enter}: ${discom}`}
                  to={`?${new URLSearchParams({
                    company: `${stateCode} ${discom}`,
                    from: from ?? to,
                    part,
                    ...(kind && { kind }),
                  })}#enter`}
                >
                  {copy.enter}
                </DeskLink>
              </td>
            )}
            <td>
              <b className="desk-bad">{from ? copy.months(monthName(from), monthName(to)) : monthName(to)}</b>
            </td>
            <td>
              <span>{knownUntil ? copy.until(knownUntil) : copy.never}</span>
              <small className="desk-aside">{copy.rhythms[rhythm]}</small>
            </td>
            <td>
              <small>{categories}</small>
            </td>
          </tr>
        )
      })}
    </DeskTable>
  )
}

/** "2026-11" as "November 2026". */
export function monthName(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`
}
