import { companyFacts } from '#company/facts.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { DeviceHouse } from './device-house.tsx'
import { smartHomeCopy } from './words.en.ts'

const { comparison: copy } = smartHomeCopy
const COLUMNS = ['plug', 'auditor', 'switches'] as const

/** What the products do and cost, side by side. On a phone each feature stands over its three values. */
export function ProductComparison() {
  const { products, comparison } = companyFacts()
  const columns = COLUMNS.flatMap((key) => (products[key] ? [{ key, ...products[key] }] : []))

  return (
    <table className="slab comparison" aria-label={copy.region}>
      <thead>
        <tr>
          <th scope="col">{copy.feature}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              <DeviceHouse device={key} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ id, feature, ...values }) => (
          <tr key={id}>
            <th scope="row">{feature}</th>
            {columns.map(({ key }) => (
              <Cell key={key} value={values[key]} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{copy.price}</th>
          {columns.map(({ key, price }) => (
            <Cell key={key} value={price === null ? copy.noPrice[key] : formatRupees(price)} />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Staff write Yes and No: the one is drawn, the other is said softly. */
function Cell({ value }: { value: string }) {
  if (/^yes$/i.test(value)) {
    return (
      <td>
        <span className="comparison__yes">
          <Icon name="check" />
          <span>{value}</span>
        </span>
      </td>
    )
  }

  return /^no$/i.test(value) ? <td className="muted">{value}</td> : <td>{value}</td>
}
