import type { Result } from '#calculator/answers/work-out.ts'
import { appliancesCopy as copy } from './other-modes-words.en.ts'
import { PriceLine } from './price-line.tsx'
import { writePrice, writeUnits } from './write-number.ts'

interface ApplianceCostsProps {
  appliances: NonNullable<Result['appliances']>
  price: number | null
}

/** The dearest first: that is where a change pays. */
export function ApplianceCosts({ appliances, price }: ApplianceCostsProps) {
  const used = appliances
    .filter(({ unitsAMonth }) => unitsAMonth > 0)
    .sort((one, other) => other.unitsAMonth - one.unitsAMonth)
  if (used.length === 0) return <p className="answer__why">{copy.none}</p>

  return (
    <div className="lines">
      <h3>{copy.result}</h3>
      {used.map(({ id, name, count, unitsAMonth, paiseAMonth }, place) => (
        <PriceLine
          key={id}
          label={`${count === 1 ? '' : `${writeUnits(count)} × `}${name || copy.own(place + 1)}`}
          value={paiseAMonth === null ? '–' : writePrice(paiseAMonth)}
          rule={copy.found(writeUnits(unitsAMonth))}
        />
      ))}
      <p className="answer__why">{price === null ? copy.unpriced : copy.priced(writePrice(price))}</p>
    </div>
  )
}
