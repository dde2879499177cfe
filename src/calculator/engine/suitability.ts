import type { Tariff } from '#calculator/tariff-schema.ts'
import { confirmedUntil } from './age-of-tariff.ts'
import { appliesToConnection, appliesToUnits } from './applies.ts'
import {
  incomplete,
  lastConfirmed,
  otherCompany,
  otherConnection,
  otherTime,
  otherUse,
  tariffName,
} from './words.en.ts'
import type { Entry, UnknownLine, Worksheet } from './worksheet.ts'

/** Doubts about the record as a whole: it is incomplete, of another time, or meant for another connection. */
export function suitability({ tariff, usage }: Worksheet): Entry[] {
  const { validFrom, validTo, appliesTo, status, notes, discom } = tariff
  const { date } = usage
  const doubts: UnknownLine[] = []

  if (status !== 'complete') doubts.push(doubt('tariffIncomplete', () => incomplete(notes)))
  if (date !== undefined && (date < validFrom || (validTo !== null && date > validTo)))
    doubts.push(doubt('tariffDate', () => otherTime(validFrom, validTo, outside(date, tariff))))
  else if (date !== undefined && date > confirmedUntil(tariff))
    doubts.push(doubt('tariffDate', () => lastConfirmed(tariff.financialYear, date.slice(0, 7))))
  if (usage.discom !== undefined && !discom.includes(usage.discom))
    doubts.push(doubt('tariffDiscom', () => otherCompany(usage.discom ?? '')))
  if (!appliesToUnits(appliesTo, usage)) doubts.push(doubt('tariffUnits', () => otherUse(appliesTo.unitsUpTo ?? 0)))
  if (appliesToConnection(appliesTo, usage, appliesTo.loadUnit) === false)
    doubts.push(doubt('tariffConnection', otherConnection()))
  return doubts
}

function doubt(id: string, reason: UnknownLine['reason']): UnknownLine {
  return { id, label: tariffName(), component: 'tariff', reason }
}

/** A month of which no day is known is named as a whole: most visitors chose a month, not the day that stands for it. */
function outside(date: string, { validFrom, validTo }: Tariff): string {
  const month = date.slice(0, 7)
  const isPartlyKnown = [validFrom, validTo].some((end) => end?.startsWith(month))
  return isPartlyKnown ? date : month
}
