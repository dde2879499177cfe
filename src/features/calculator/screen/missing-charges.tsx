import { calculatorCopy } from '#content/calculator.ts'
import type { Bill } from '#features/calculator/engine/bill.ts'
import { plain } from '#features/calculator/engine/words.ts'
import type { Tariff } from '#features/calculator/tariff-schema.ts'

const { bill: copy } = calculatorCopy

/** What the total does not hold, plainly. */
export function MissingCharges({ bill, tariff }: { bill: Bill; tariff: Tariff }) {
  const items = [
    ...bill.unknown
      .filter(({ id }) => !id.startsWith('input'))
      .map(({ id, label, reason }) => ({ key: id + label, label, reason })),
    ...tariff.timeOfDay.filter(isOptional).map((charge) => ({
      key: `time ${charge.name} ${charge.fromHour}`,
      label: copy.timeOfDay,
      reason: copy.timeOfDayReason(charge.name, hoursOf(charge), rateOf(charge)),
    })),
  ]
  if (items.length === 0) return null

  return (
    <div className="missing">
      <h3>{copy.missing}</h3>
      <ul>
        {items.map(({ key, label, reason }) => (
          <li key={key}>
            <b>{`${label}.`}</b> <span>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The others are charges that the bill itself names as unknown. */
function isOptional({ mandatory }: TimeOfDay): boolean {
  return mandatory === false
}

type TimeOfDay = Tariff['timeOfDay'][number]

function hoursOf({ fromHour, toHour }: TimeOfDay): string {
  return fromHour === null || toHour === null ? '' : copy.hours(fromHour, toHour)
}

function rateOf({ kind, value }: TimeOfDay): string {
  if (value === null) return copy.rateUnknown
  return kind === 'paisePerUnit' ? copy.perUnit(plain(value)) : copy.percentOfEnergy(plain(value))
}
