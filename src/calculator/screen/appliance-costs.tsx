import type { Result } from '#calculator/answers/work-out.ts'
import { appliancesCopy as copy } from './other-modes-words.en.ts'
import { PriceLine } from './price-line.tsx'
import { writePrice, writeUnits } from './write-number.ts'

/** The dearest first: that is where a change pays. Together they are the bill. */
export function ApplianceCosts({ appliances }: { appliances: NonNullable<Result['appliances']> }) {
  const used = appliances
    .filter(({ unitsAMonth }) => unitsAMonth > 0)
    .sort((one, other) => other.unitsAMonth - one.unitsAMonth)
  if (used.length === 0) return <p className="answer__why">{copy.none}</p>

  return (
    <div className="lines">
      <h3>{copy.result}</h3>
      {used.map(({ id, name, count, unitsAMonth, sharePaise, savedPaise }, place) => (
        <PriceLine
          key={id}
          label={`${count === 1 ? '' : `${writeUnits(count)} × `}${name || copy.own(place + 1)}`}
          value={sharePaise === null ? '–' : writePrice(sharePaise)}
          rule={[
            copy.found(writeUnits(unitsAMonth)),
            ...(savedPaise === null ? [] : [copy.saves(writePrice(savedPaise))]),
          ].join('. ')}
        />
      ))}
      <p className="answer__why">{used.some(({ sharePaise }) => sharePaise === null) ? copy.unpriced : copy.priced}</p>
    </div>
  )
}
