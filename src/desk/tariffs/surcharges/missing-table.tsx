import type { MissingSurcharge } from '#calculator/registers/missing-surcharges.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { FoldedRest } from '#desk/frame/folded-rest.tsx'
import { MONTHS } from '#india/months.en.ts'
import { surchargesCopy } from './words.en.ts'

const { missing: copy } = surchargesCopy

interface MissingTableProps {
  missing: (Omit<MissingSurcharge, 'categories'> & { categories: string })[]
  /** How many companies that are, of every state. */
  lacking: number
  mayWrite: boolean
}

/** Whose surcharge should be there and is not. */
export function MissingTable({ missing, lacking, mayWrite }: MissingTableProps) {
  const [company, whom, last, months, enter] = copy.columns as [string, string, string, string, string]

  return (
    <section className="desk-part">
      <h2 className="desk-bad">{copy.count(lacking)}</h2>
      <DeskTable label={copy.heading} columns={[company, ...(mayWrite ? [enter] : []), months, last, whom]}>
        {missing.map((each) => {
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
      <FoldedRest count={missing.length} />
    </section>
  )
}

/** "2026-11" as "November 2026". */
export function monthName(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`
}
