import { fits, fitsUnits } from './fits.ts'
import { day, plain } from './words.ts'
import type { Charge, Gap } from './worksheet.ts'

const LINE = { id: 'tariff', label: 'This tariff', component: 'tariff' }

/** Doubts about the record as a whole: it is incomplete, of another time, or meant for another connection. */
export const suitability: Charge = ({ tariff, usage }) => {
  const { validFrom, validTo, appliesTo, status, notes } = tariff
  const { date } = usage
  const { discom } = usage
  const doubts: Gap[] = []
  const doubt = (reason: string) => doubts.push({ ...LINE, reason })

  if (status !== 'complete')
    doubt(['Some charges of this tariff have not been found.', notes].filter(Boolean).join(' '))
  if (date !== undefined && (date < validFrom || (validTo !== null && date > validTo)))
    doubt(
      `These rates are known for ${day(validFrom)}${validTo ? ` to ${day(validTo)}` : ' and after'}, not for ${day(date)}.`,
    )
  if (discom !== undefined && !tariff.discom.includes(discom)) doubt(`This tariff is not that of ${discom}.`)
  if (!fitsUnits({ unitsTo: appliesTo.unitsUpTo }, usage))
    doubt(`This tariff is for use up to ${plain(appliesTo.unitsUpTo ?? 0)} units; another one applies above.`)
  if (fits({ ...appliesTo, unitsTo: null }, usage, appliesTo.loadUnit) === false)
    doubt('This tariff is for other connections: compare load, phase, area and voltage.')
  return doubts
}
