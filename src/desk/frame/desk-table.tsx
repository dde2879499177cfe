import type { ReactNode } from 'react'

interface DeskTableProps {
  label: string
  columns: readonly string[]
  /** Which columns hold numbers, from 0: their heads stand over them, at the right. Their cells have the class `n`. */
  numbers?: readonly number[]
  /** Rows. */
  children: ReactNode
}

/** A slab table that scrolls sideways within itself on a narrow screen, while the first column stays. */
export function DeskTable({ label, columns, numbers = [], children }: DeskTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="scroll-x" aria-label={label} tabIndex={0}>
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
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
