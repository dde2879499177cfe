import { writePrice } from '#calculator/screen/write-number.ts'
import { dateInWords } from '#india/indian-date.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import type { ChangeRow, TariffChange } from './tariff-change.ts'
import { automaticCopy } from './words.en.ts'

const { change: copy } = automaticCopy

export function headingOfChange({ cause, name, from, until }: Omit<TariffChange, 'rowFor'>): string {
  if (cause === 'order') return copy.heading.order(name, dateInWords(from))
  return copy.heading.surcharge(name, monthsInWords(from.slice(0, 7), until))
}

/** "November 2026", or "April 2027 – June 2027". */
export function monthsInWords(from: string, until: string | null): string {
  return until === null || until === from ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(until)}`
}

/** What a row says: whose bill, before and after where it is about them, and by how much it changes. */
export function tellRow(row: ChangeRow) {
  const units = groupDigits(row.units)
  const who = row.who === 'factory' ? copy.factory(units, row.load ?? '') : copy[row.who](units)
  const isTouched = row.before !== undefined
  return {
    who,
    before: isTouched ? (row.before ?? copy.unknown) : null,
    after: isTouched ? (row.after ?? copy.unknown) : null,
    change: isTouched ? changeInWords(row.changePaise) : copy.untouched,
  }
}

function changeInWords(paise: number | null): string {
  if (paise === null) return copy.unknown
  if (paise === 0) return copy.same
  return paise > 0 ? copy.more(writePrice(paise)) : copy.less(writePrice(-paise))
}

/** The same for the home of one reader. */
export function tellOwnChange(
  { stateCode, rowFor }: TariffChange,
  reader: { state: string | null; units: number | null },
) {
  if (reader.units === null || reader.state !== stateCode) return copy.ownUnknown
  const { before, after, change } = tellRow(rowFor(reader.units))
  const units = groupDigits(reader.units)
  return before === null || after === null ? copy.ownUntouched(units) : copy.own(units, before, after, change)
}
