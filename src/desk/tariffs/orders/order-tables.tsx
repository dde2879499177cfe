import type { Comparison } from '#calculator/registers/compare-order.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { formatRupees, groupDigits } from '#india/indian-numbers.ts'
import { ordersCopy as copy } from './words.en.ts'

/** What the two records say otherwise, field by field. */
export function FieldsTable({ supersedes, fields }: { supersedes: string | null; fields: Comparison['fields'] }) {
  const { compare: words } = copy

  return (
    <section className="desk-part">
      <h2>{words.heading}</h2>
      <p className="desk-lead">{supersedes ? words.of(supersedes) : words.none}</p>
      {fields.length === 0 && <p>{words.same}</p>}
      {fields.length > 0 && (
        <DeskTable label={words.heading} columns={words.columns}>
          {fields.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row" className="order-field" translate="no">
                {path}
              </th>
              <td className="order-value">{before ?? words.absent}</td>
              <td className="order-value">{after ?? words.absent}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}

export function SamplesTable({ samples }: { samples: Comparison['samples'] }) {
  const { samples: words } = copy

  return (
    <section className="desk-part order-bills">
      <h2>{words.heading}</h2>
      <p className="desk-lead">{words.lead}</p>
      <DeskTable label={words.heading} columns={words.columns} numbers={[1, 2, 3]}>
        {samples.map(({ load, units, before, after }) => (
          <tr key={`${load} ${units}`}>
            <Bill units={units} of={load} />
            <Amounts before={before} after={after} />
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

export function GoldenTable({ golden }: { golden: Comparison['golden'] }) {
  const { golden: words } = copy
  // A record that ends because another one begins has bills that change too.
  const isOfSome = new Set(golden.map(({ record }) => record)).size > 1

  return (
    <section className="desk-part order-bills">
      <h2>{words.heading(golden.length)}</h2>
      <p className="desk-lead">{words.lead}</p>
      {golden.length > 0 && (
        <DeskTable label={words.heading(golden.length)} columns={words.columns} numbers={[1, 2, 3]}>
          {golden.map(({ record, connection, units, before, after }) => (
            <tr key={`${record} ${connection} ${units}`}>
              <Bill units={units} of={isOfSome ? `${connection} · ${record}` : connection} />
              <Amounts before={before} after={after} />
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}

function Bill({ units, of }: { units: number; of: string }) {
  return (
    <th scope="row">
      <span>{copy.units(groupDigits(units))}</span>
      <small className="desk-aside">{of}</small>
    </th>
  )
}

function Amounts({ before, after }: { before: number | null; after: number | null }) {
  const difference = before === null || after === null ? null : after - before

  return (
    <>
      <td className="n">{rupees(before)}</td>
      <td className="n">{rupees(after)}</td>
      <td className="n">{difference !== null && difference > 0 ? `+${rupees(difference)}` : rupees(difference)}</td>
    </>
  )
}

function rupees(paise: number | null): string {
  return paise === null ? copy.compare.absent : formatRupees(paise)
}
