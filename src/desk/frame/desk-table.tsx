import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

interface DeskTableProps {
  label: string
  columns: readonly string[]
  /** Which columns hold numbers, from 0: their heads stand over them, at the right. Their cells have the class `n`. */
  numbers?: readonly number[]
  /** Rows. */
  children: ReactNode
}

/** A slab table. On a phone each row is a block, and each cell of a row that stands here says what it is. */
export function DeskTable({ label, columns, numbers = [], children }: DeskTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="scroll-x desk-rows" aria-label={label} tabIndex={0}>
      <table className="slab">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={numbers.includes(at) ? 'n' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{Children.map(children, (row) => labelled(row, columns))}</tbody>
      </table>
    </section>
  )
}

function labelled(row: ReactNode, columns: readonly string[]): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(row) || row.type !== 'tr') return row

  const cells = Children.map(row.props.children, (cell, at) =>
    isValidElement<Record<string, unknown>>(cell) && cell.type === 'td' && !cell.props['data-label'] && columns[at]
      ? cloneElement(cell, { 'data-label': columns[at] })
      : cell,
  )
  return cloneElement(row, {}, cells)
}
