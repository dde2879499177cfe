import { FILLS } from './month-chart.tsx'

export interface AdviceRow {
  key: string
  name: string
  /** What is said of it besides, under its name. */
  aside?: string
  /** A bar under the name, as a share of the longest; strong where it is the visitor's own. */
  bar?: { share: number; isOwn: boolean }
  cells: string[]
}

/** Figures under their names, line by line: the table of every result. */
export function AdviceTable({ columns, rows }: { columns: [name: string, ...figures: string[]]; rows: AdviceRow[] }) {
  const [name, ...figures] = columns

  return (
    <table className="slab">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="n">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, aside, bar, cells }) => (
          <tr key={key}>
            <th scope="row">
              <span>{name}</span>
              {aside && <small>{aside}</small>}
              {bar && <Bar {...bar} />}
            </th>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each column, which never change places
              <td key={place} className="n">
                {withItsMinus(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line may end between words, but not behind a minus. */
function withItsMinus(figure: string): string {
  return figure.replaceAll('−₹', '−\u2060₹')
}

/** Its figure stands beside it. */
function Bar({ share, isOwn }: NonNullable<AdviceRow['bar']>) {
  return (
    <svg className="advice__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100 * share} height="1" fill={isOwn ? FILLS.strong : FILLS.plain} />
    </svg>
  )
}
