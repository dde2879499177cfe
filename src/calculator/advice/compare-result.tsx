import { monthOf } from '#calculator/answers/month.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { day } from '#calculator/engine/words.en.ts'
import { writePrice } from '#calculator/screen/write-number.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { AdviceTable } from './advice-table.tsx'
import { compareCopy as copy } from './words.en.ts'
import './advice.css'
import type { BillInput } from '#calculator/engine/bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

export function CompareResult({ result }: { result: Result }) {
  const { tariffs, tariff, offered, worked } = result
  if (!worked) return null
  const [own, ...others] = compareTariffs(offered, tariff, worked.input)
  const lastYear = billOfLastYear(tariffs, tariff, worked.input)
  const rows = [
    { key: 'own', name: copy.chosen, bill: own! },
    ...(lastYear ? [{ key: 'last', name: copy.lastYear(day(yearBefore(worked.input.date!))), bill: lastYear }] : []),
    ...others.map((bill) => ({
      key: bill.tariff.id,
      name: copy.others(bill.tariff.subcategory, bill.discom),
      bill,
    })),
  ]
  const dearest = Math.max(1, ...rows.map(({ bill }) => bill.totalPaise ?? 0))

  return (
    <section className="advice">
      <h3>{copy.heading}</h3>
      <AdviceTable
        columns={[copy.tariff, copy.bill, copy.difference]}
        rows={rows.map(({ key, name, bill }) => ({
          key,
          name,
          aside: bill.isOpen ? undefined : copy.notOpen,
          bar:
            bill.totalPaise === null
              ? undefined
              : { share: Math.max(0, bill.totalPaise) / dearest, isOwn: key === 'own' },
          cells: [amountOf(bill), differenceOf(bill)],
        }))}
      />
      {!lastYear && <p className="answer__why">{copy.noLastYear}</p>}
      {rows.some(({ bill }) => bill.isPartial) && <p className="answer__why">{copy.partial}</p>}
      <p className="answer__why">{copy.note}</p>
      <hr className="tear" />
    </section>
  )
}

function yearBefore(date: string): string {
  const month = monthOf(date)
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

function amountOf({ totalPaise, isPartial }: ComparedBill): string {
  return totalPaise === null ? calculatorCopy.bill.notKnown : `${writePrice(totalPaise)}${isPartial ? '*' : ''}`
}

function differenceOf({ differencePaise }: ComparedBill): string {
  if (differencePaise === null || differencePaise === 0) return '–'
  return `${differencePaise > 0 ? '+' : ''}${writePrice(differencePaise)}`
}

interface ComparedBill {
  tariff: Tariff
  discom: string
  /** null: its energy charge is not known. */
  totalPaise: number | null
  /** Less than the chosen bill is below zero. */
  differencePaise: number | null
  /** A charge is missing in it. */
  isPartial: boolean
  /** Whether the answers fit who this tariff is for. */
  isOpen: boolean
}

/**
 * The same use under every tariff of the same kind of customer that is in force on the bill's day: option beside option, and
 * company beside company. The chosen one first, then the cheapest. Pure.
 */
export function compareTariffs(offered: Tariff[], chosen: Tariff, input: BillInput): ComparedBill[] {
  const others = offered.filter(({ id, category }) => id !== chosen.id && category === chosen.category)
  const own = billUnder(chosen, input)
  const { discom: _, subsidyIds: __, exclude: ___, ...asked } = input
  const open = findTariffs(others, { ...asked, category: chosen.category })
  // Who may have a tariff of the poor, of societies or of a named use is not told by units and load.
  const isLike = ({ scheme, appliesTo }: Tariff) =>
    scheme === chosen.scheme && appliesTo.eligibility === chosen.appliesTo.eligibility

  const rows = others.map((tariff) => ({
    ...billUnder(tariff, asked),
    isOpen: open.includes(tariff) && isLike(tariff),
  }))
  const known = (row: { totalPaise: number | null }) => row.totalPaise ?? Number.POSITIVE_INFINITY
  return [{ ...own, isOpen: true }, ...rows.sort((one, other) => known(one) - known(other))].map((row) => ({
    ...row,
    differencePaise: row.totalPaise === null || own.totalPaise === null ? null : row.totalPaise - own.totalPaise,
  }))
}

/** The bill of the same use a year before, by the record that was in force then; nothing where none is known. */
export function billOfLastYear(tariffs: Tariff[], chosen: Tariff, input: BillInput): ComparedBill | undefined {
  if (input.date === undefined) return
  const date = `${Number(input.date.slice(0, 4)) - 1}${input.date.slice(4)}`
  const then = tariffs.find(
    (tariff) =>
      tariff.category === chosen.category &&
      tariff.scheme === chosen.scheme &&
      JSON.stringify(tariff.appliesTo) === JSON.stringify(chosen.appliesTo) &&
      tariff.discom.some((name) => chosen.discom.includes(name)) &&
      tariff.validFrom <= date &&
      (tariff.validTo === null || date <= tariff.validTo),
  )
  if (!then) return
  // What was typed is this year's.
  const { fuelSurcharge: _, fuelSurchargeSecond: __, ...terms } = input
  const own = billUnder(chosen, input)
  const last = billUnder(then, { ...terms, date })
  const isKnown = own.totalPaise !== null && last.totalPaise !== null
  return { ...last, isOpen: true, differencePaise: isKnown ? last.totalPaise! - own.totalPaise! : null }
}

function billUnder(tariff: Tariff, input: BillInput) {
  const { discom } = tariff
  const company = input.discom ?? (discom.length === 1 ? discom[0] : undefined)
  const bill = computeBill(tariff, { ...input, ...(company && discom.includes(company) && { discom: company }) })
  return {
    tariff,
    discom: company && discom.includes(company) ? company : discom.join(', '),
    totalPaise: bill.lines.some(({ id }) => id === 'energy') ? bill.totalPaise : null,
    isPartial: bill.unknown.some(({ id }) => !id.startsWith('input')),
  }
}
