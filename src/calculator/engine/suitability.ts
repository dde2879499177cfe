import type { Tariff } from '#calculator/tariff-schema.ts'
import { confirmedUntil } from './age-of-tariff.ts'
import { fits, fitsUnits } from './fits.ts'
import { homeUse } from './home-use.ts'
import { day, plain } from './words.ts'
import type { Entry, Gap, Worksheet } from './worksheet.ts'

/** Doubts about the record as a whole: it is incomplete, of another time, or meant for another connection. */
export function suitability({ tariff, usage }: Worksheet): Entry[] {
  const { validFrom, validTo, appliesTo, status, notes, discom } = tariff
  const { date } = usage
  const doubts: Gap[] = []
  const doubt = (id: string, reason: Gap['reason']) =>
    doubts.push({ id, label: 'This tariff', component: 'tariff', reason })

  if (status !== 'complete')
    doubt('tariffIncomplete', () => `Some charges of this tariff have not been found. ${notes ?? ''}`.trimEnd())
  if (date !== undefined && (date < validFrom || (validTo !== null && date > validTo)))
    doubt('tariffDate', () => `These rates are known for ${term(tariff)}, not for ${day(outside(date, tariff))}.`)
  else if (date !== undefined && date > confirmedUntil(tariff))
    doubt(
      'tariffDate',
      () =>
        `These rates were last confirmed for ${tariff.financialYear}. Whether they still hold in ${day(date.slice(0, 7))} has not been found.`,
    )
  if (usage.discom !== undefined && !discom.includes(usage.discom))
    doubt('tariffDiscom', () => `This tariff is not that of ${usage.discom}.`)
  if (!fitsUnits({ unitsTo: appliesTo.unitsUpTo }, usage))
    doubt(
      'tariffUnits',
      () => `This tariff is for use up to ${plain(appliesTo.unitsUpTo ?? 0)} units; another one applies above.`,
    )
  if (fits({ ...appliesTo, unitsTo: null }, usage, appliesTo.loadUnit) === false)
    doubt('tariffConnection', 'This tariff is for other connections: compare load, phase, area and voltage.')
  const question = homeUse(tariff, usage)
  if (question) doubts.push(question)
  return doubts
}

function term({ validFrom, validTo }: Tariff): string {
  return validTo === null ? `${day(validFrom)} and after` : `${day(validFrom)} to ${day(validTo)}`
}

/** A month of which no day is known is named as a whole: most visitors chose a month, not the day that stands for it. */
function outside(date: string, { validFrom, validTo }: Tariff): string {
  const month = date.slice(0, 7)
  const isPartlyKnown = [validFrom, validTo].some((end) => end?.startsWith(month))
  return isPartlyKnown ? date : month
}
