import { csvRow } from '#platform/text/csv.ts'
import { type Answers, writeAnswers } from './answers/answers.ts'
import { NEED_UNITS } from './answers/bill-of-answers.ts'
import type { Result } from './answers/work-out.ts'
import { billFileCopy as copy } from './bill-file-words.en.ts'
import { day, printedNames, unitsOf } from './engine/words.en.ts'
import { listTariff } from './list-tariff.ts'
import { paperCopy } from './screen/paper-words.en.ts'
import type { WhenPaid } from './tariff-schema.ts'
import { calculatorCopy } from './words.en.ts'

/** A bill with what it rests on, to be taken along. */
export interface BillFile {
  answers: Answers
  result: Result & { worked: NonNullable<Result['worked']> }
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** The day in India, "2026-11-25". */
  today: string
}

type Row = [part: string, line: string, rupees: number | null, rule: string, source: string]

/** As a spreadsheet: what was given, line by line what it costs and by which rule, what is not known, and the sources. */
export function billAsCsv({ answers, result, siteUrl, today }: BillFile): string {
  const { tariff, month, worked } = result
  const { bill } = worked

  const rows: Row[] = [
    [copy.given, copy.state, null, tariff.state, ''],
    [copy.given, copy.connection, null, tariff.subcategory, ''],
    [copy.given, copy.month, null, month, ''],
    ...givenRows(result),
    ...bill.lines.map(
      ({ label, amountPaise, rule, note, source }): Row => [
        copy.lines,
        label,
        rupees(amountPaise),
        [rule, note].filter(Boolean).join(' '),
        source,
      ],
    ),
    [copy.total, copy.totalOf(bill.unknown.length > 0), rupees(bill.totalPaise), '', ''],
    ...(bill.range
      ? ([
          [copy.total, copy.least, rupees(bill.range.leastPaise), bill.range.why, ''],
          [copy.total, copy.most, rupees(bill.range.mostPaise), bill.range.why, ''],
        ] satisfies Row[])
      : []),
    [copy.total, copy.average, bill.averagePaisePerUnit === null ? null : rupees(bill.averagePaisePerUnit), '', ''],
    [copy.total, copy.marginal, bill.marginalPaisePerUnit === null ? null : rupees(bill.marginalPaisePerUnit), '', ''],
    ...bill.unknown.map(({ label, reason }): Row => [copy.unknown, label, null, reason, '']),
    ...bill.memory.map(({ label, note }): Row => [copy.memory, label, null, note, '']),
    [copy.tariff, copy.record, null, tariff.id, ''],
    [copy.tariff, copy.confirmed, null, tariff.financialYear, ''],
    ...tariff.sources.map(
      ({ title, address, publishedOn }): Row => [
        copy.tariff,
        copy.source,
        null,
        [title, publishedOn].filter(Boolean).join(', '),
        address ?? '',
      ],
    ),
    [copy.computed, copy.link, null, today, `${siteUrl}/energy-calculator#${writeAnswers(answers)}`],
  ]
  return [csvRow([...copy.columns]), ...rows.map(csvRow)].join('')
}

/** For programs: the bill, beside the call to /api/calculator/bills/ that answers with the same. */
export function billAsJson({ answers, result, siteUrl, today }: BillFile) {
  const { tariff, changed, worked } = result
  const earlier = changed?.earlier

  return {
    call: {
      method: 'POST',
      address: `${siteUrl}/api/calculator/bills/`,
      body: {
        tariffId: tariff.id,
        ...(earlier && { before: { tariffId: earlier.tariff.id, days: earlier.days } }),
        input: worked.input,
      },
    },
    bill: worked.bill,
    tariff: listTariff(tariff),
    computedOn: today,
    link: `${siteUrl}/energy-calculator#${writeAnswers(answers)}`,
  }
}

/** What was told of the bill: money in its own column, all else with its unit. */
function givenRows({ tariff, worked, changed }: BillFile['result']): Row[] {
  const { date: _, zoneUnits, asPrinted, fuelSurcharge, ...terms } = worked.input
  const unit = unitsOf(tariff)
  const row = (label: string, text: string): Row => [copy.given, label, null, text, '']
  const money = (label: string, paise: number): Row => [copy.given, label, rupees(paise), '', '']

  return [
    ...Object.entries(terms).flatMap(([name, value]) =>
      value === undefined ? [] : [row(labelOf(name), textOf(name, value, unit))],
    ),
    ...(changed?.earlier
      ? [row(paperCopy.changed.earlier(day(changed.before.validTo ?? '')), String(changed.earlier.days))]
      : []),
    ...Object.entries(zoneUnits ?? {}).map(([zone, units]) => row(zone, `${units} ${unit}`)),
    ...(fuelSurcharge ? [surchargeRow(fuelSurcharge, tariff.fuelSurcharge.kind)] : []),
    ...Object.entries(asPrinted ?? {}).map(([id, paise]) =>
      money(printedNames[id as keyof typeof printedNames], paise),
    ),
  ]

  function surchargeRow({ value, kind }: NonNullable<typeof fuelSurcharge>, usual: typeof kind | null): Row {
    const { fuel, fuelKinds } = paperCopy
    return kind === 'amountPaise' ? money(fuel, value) : row(fuel, `${value}, ${fuelKinds[kind ?? usual ?? '']}`)
  }
}

/** As the form calls it; what the form has no field for goes by its name in the API. */
function labelOf(name: string): string {
  const { fields } = calculatorCopy
  if (name === 'units') return copy.unitsGiven
  if (name === 'days') return paperCopy.changed.days
  if (name === 'payments') return paperCopy.payment
  if (name === 'subsidies') return paperCopy.schemes
  const label = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined
  return typeof label === 'string' ? label : name
}

function textOf(name: string, value: unknown, unit: string): string {
  if (name === 'units') return `${value} ${unit}`
  if (name === 'subsidies') return value === 'none' ? paperCopy.noSchemes : paperCopy.usualSchemes
  if (name === 'payments') return (value as WhenPaid[]).map((payment) => paperCopy.payments[payment]).join(', ')
  const own = NEED_UNITS[name as keyof typeof NEED_UNITS]
  return own ? `${value} ${own}` : String(value)
}

function rupees(paise: number): number {
  return Math.round(paise) / 100
}
