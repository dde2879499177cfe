import type { Bill, BillInput } from '#calculator/engine/bill.ts'
import { plain } from '#calculator/engine/numbers.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { Note } from './note.tsx'
import { unknownCharges } from './total-label.ts'

const { bill: copy } = calculatorCopy

/** These rates may not be the visitor's at all, which stands beside the total and not behind a press. */
export function doubtsToActOn({ unknown }: Bill): string[] {
  // Both parts of a surcharge may be the last known, which is said once.
  return [...new Set(unknown.filter(isToActOn).map(({ reason }) => reason))]
}

function isToActOn({ id }: Bill['unknown'][number]): boolean {
  return id.startsWith('tariff') && id !== 'tariffIncomplete'
}

/** What is in doubt about the total, and what it does not hold, plainly. */
export function MissingCharges({ bill, tariff, input }: { bill: Bill; tariff: Tariff; input: BillInput }) {
  const charges = unknownCharges(bill)
  const doubts = bill.unknown.filter((unknown) => !charges.includes(unknown) && !isToActOn(unknown))

  return (
    <>
      <Told heading={copy.doubts} items={doubts.map(toItem)} />
      <Told
        heading={copy.missing}
        items={[
          ...charges.map(toItem),
          ...optionalCharges(tariff, input).map((charge) => ({
            key: `time ${charge.name} ${charge.fromHour} ${charge.value}`,
            label: copy.timeOfDay,
            reason: copy.timeOfDayReason(charge.name, hoursOf(charge), rateOf(charge)),
            note: charge.note,
          })),
        ]}
      />
    </>
  )
}

/** Those that only some customers bear, as long as nobody told their units; the others the bill itself names. */
function optionalCharges(tariff: Tariff, input: BillInput): Tariff['timeOfDay'] {
  return input.zoneUnits ? [] : chargesByTheHour(tariff, input).filter(({ mandatory }) => mandatory === false)
}

interface Item {
  key: string
  label: string
  reason: string
  note?: string | null
}

function Told({ heading, items }: { heading: string; items: Item[] }) {
  if (items.length === 0) return null

  return (
    <div className="missing">
      <h3>{heading}</h3>
      <ul>
        {items.map(({ key, label, reason, note }) => (
          <li key={key}>
            <b>{copy.doubted(label)}</b>{' '}
            <span>
              <span>{`${reason} `}</span>
              {note && <Note text={note} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toItem({ id, label, reason }: Bill['unknown'][number]): Item {
  return { key: id + label, label, reason }
}

type TimeOfDay = Tariff['timeOfDay'][number]

function hoursOf({ fromHour, toHour }: TimeOfDay): string {
  return fromHour === null || toHour === null ? '' : copy.hours(fromHour, toHour)
}

function rateOf({ kind, value }: TimeOfDay): string {
  if (value === null) return copy.rateUnknown
  return kind === 'paisePerUnit' ? copy.perUnit(plain(value)) : copy.percentOfEnergy(plain(value))
}

/** The time-of-day charges of the bill's own date, and of its month where it is a bill of one. */
export function chargesByTheHour({ timeOfDay }: Tariff, { date, months = 1 }: BillInput): Tariff['timeOfDay'] {
  if (date === undefined) return timeOfDay
  const month = Number(date.slice(5, 7))

  return timeOfDay.filter(
    (charge) =>
      (charge.validFrom ?? date) <= date &&
      date <= (charge.validTo ?? date) &&
      (months > 1 || charge.months === null || charge.months.includes(month)),
  )
}
