import type { SlabRow, Slabs } from '#calculator/answers/slab-rows.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { writePrice, writeUnits } from './write-number.ts'
import './slab-table.css'

const { bill: copy } = calculatorCopy

/** The energy charge step by step; the amounts are those of the stairs' areas. */
export function SlabTable({ slabs }: { slabs: Slabs }) {
  const used = slabs.rows.filter(({ units }) => units > 0)
  if (used.length === 0) return null

  return (
    <table className="slab">
      <thead>
        <tr>
          <th scope="col">{copy.slab}</th>
          <th scope="col" className="n">
            {copy.units}
          </th>
          <th scope="col" className="n">
            {copy.rate}
          </th>
          <th scope="col" className="n">
            {copy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {used.map((row) => (
          <tr key={row.from}>
            <th scope="row">{nameOf(row, slabs)}</th>
            <td className="n">{writeUnits(row.units)}</td>
            <td className="n">{row.ratePaise === null ? copy.unknownRate : writePrice(row.ratePaise)}</td>
            <td className="n">{row.ratePaise === null ? copy.unknownRate : writePrice(row.units * row.ratePaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf({ from, to }: SlabRow, { mode, rows }: Slabs): string {
  if (mode === 'whole-slab' || rows.length === 1) return copy.slabAll
  if (to === null) return copy.slabAbove(writeUnits(from))
  return copy.slabTo(writeUnits(from === 0 || !Number.isInteger(from) ? from : from + 1), writeUnits(to))
}
