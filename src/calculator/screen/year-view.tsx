import { useDeferredValue, useMemo } from 'react'
import type { Answers } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { yearOfBills } from '#calculator/answers/year-of-bills.ts'
import { day } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { More } from './more.tsx'
import { troubleText } from './number-field.tsx'
import { writePrice, writeUnits } from './write-number.ts'
import './year-view.css'

const { year: copy } = calculatorCopy

interface YearViewProps {
  form: Form
  answers: Answers
  tariffs: Tariff[]
  result: Result
}

/** Twelve months at once. Opened, it takes each month's own use. */
export function YearView({ form, answers, tariffs, result }: YearViewProps) {
  // Twelve bills more than the one that is being typed: they may come a moment after it.
  const asked = useDeferredValue(useMemo(() => [tariffs, answers, result] as const, [tariffs, answers, result]))
  const bills = useMemo(() => yearOfBills(...asked), [asked])
  const total = bills.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
  const units = bills.reduce((sum, bill) => sum + bill.units, 0)
  const isPartial = bills.some((bill) => bill.isPartial)

  return (
    <More
      className="year"
      isAnswered={Object.keys(answers).some((name) => name.startsWith('year.'))}
      summary={
        <>
          <h3>{copy.heading}</h3>
          <span className="year__sum">{`${writePrice(total)}${isPartial ? '*' : ''}`}</span>
        </>
      }
    >
      <p className="hint">{copy.hint}</p>
      <table className="slab">
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            <th scope="col" className="n">
              {copy.units}
            </th>
            <th scope="col" className="n">
              {copy.bill}
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map(({ month, units, totalPaise, subsidyPaise, isPartial }) => {
            const row = `year.${Number(month.slice(5))}` as const
            const trouble = troubleText(readNumber(answers[row]).trouble)
            return (
              <tr key={month}>
                <th scope="row">{day(month)}</th>
                <td className="n">
                  <input
                    className="input"
                    form="calculator-form"
                    name={row}
                    aria-label={copy.unitsOf(day(month))}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={20}
                    placeholder={writeUnits(units)}
                    value={answers[row] ?? ''}
                    onChange={({ target }) => form.set(row, target.value)}
                    aria-invalid={Boolean(trouble)}
                  />
                  {trouble && <small>{trouble}</small>}
                </td>
                <td className="n">
                  <span>
                    {`${totalPaise === null ? calculatorCopy.bill.notKnown : writePrice(totalPaise)}${isPartial ? '*' : ''}`}
                  </span>
                  {subsidyPaise < 0 && <small className="gain">{`${copy.subsidy} ${writePrice(subsidyPaise)}`}</small>}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td className="n">{writeUnits(units)}</td>
            <td className="n">{writePrice(total)}</td>
          </tr>
        </tfoot>
      </table>
      {isPartial && <p className="hint">{copy.partial}</p>}
    </More>
  )
}
