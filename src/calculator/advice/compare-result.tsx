import { monthOf } from '#calculator/answers/month.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { day } from '#calculator/engine/words.en.ts'
import { writePrice } from '#calculator/screen/write-number.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { AdviceTable } from './advice-table.tsx'
import { billOfLastYear, type ComparedBill, compareTariffs } from './compare-tariffs.ts'
import { compareCopy as copy } from './words.en.ts'
import './advice.css'

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
