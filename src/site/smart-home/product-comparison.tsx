import { products } from '#company/products.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { smartHomeCopy } from './words.en.ts'

const { plug, auditor, switches } = products
const { comparison: copy } = smartHomeCopy

/** Five features of three products. On a phone it scrolls sideways under its first column. */
export function ProductComparison() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="scroll-x comparison" aria-label={copy.region} tabIndex={0}>
      <table className="slab">
        <thead>
          <tr>
            <th scope="col">{copy.feature}</th>
            {[plug, auditor, switches].map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ feature, values: [ofPlug, ofAuditor, ofSwitches] }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <Cell value={ofPlug} />
              <Cell value={ofAuditor} />
              <Cell value={ofSwitches} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (value === true) {
    return (
      <td>
        <span className="comparison__yes">
          <Icon name="check" />
          {copy.yes}
        </span>
      </td>
    )
  }

  if (value === false) return <td className="muted">{copy.no}</td>
  return <td>{value === 'price' ? formatRupees(plug.pricePaise) : value}</td>
}
