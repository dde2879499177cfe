import type { ReactNode } from 'react'

interface DeskTableProps {
  label: string
  columns: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** A slab table that scrolls sideways within itself on a narrow screen. */
export function DeskTable({ label, columns, children }: DeskTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      <table className="slab">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
