import { useState } from 'react'
import { type CheckedLine, checkBill } from '#calculator/advice/check-bill.ts'
import { checkMessage, parting } from '#calculator/advice/check-words.en.ts'
import { explainDifferences } from '#calculator/advice/explain-difference.ts'
import { partsWithLimits, slabLimitsOf } from '#calculator/advice/slab-limits.ts'
import type { Answers } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { Bill } from '#calculator/engine/bill.ts'
import { day, unitsOf } from '#calculator/engine/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'
import { checkCopy as copy } from './other-modes-words.en.ts'
import { totalLabel, unknownCharges } from './total-label.ts'
import { writePrice, writeUnits } from './write-number.ts'
import './checked-bill.css'

const LONGEST_MESSAGE = 1_000

interface CheckedBillProps {
  bill: Bill
  result: Result
  answers: Answers
}

/** What was typed beside what the tariff says, line by line. */
export function CheckedBill({ bill, result, answers }: CheckedBillProps) {
  const checked = checkBill(bill, result.printedPaise)
  const lines = [...checked.filter(({ id }) => id !== 'total'), ...totalOf(bill, result)]
  const typed = lines.filter(({ printedPaise }) => printedPaise !== null)
  const wrong = typed.filter(({ verdict }) => verdict === 'differs' || verdict === 'only on your bill')
  const causes = causesOf(result)
  const parted = partingOf(result)

  return (
    <div className="lines">
      <h3>{copy.heading}</h3>
      {parted && <p className="answer__why">{parted}</p>}
      <table className="slab checked">
        <thead>
          <tr>
            <th scope="col">{copy.line}</th>
            <th scope="col" className="n">
              {copy.printed}
            </th>
            <th scope="col" className="n">
              {copy.computed}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-verdict={line.verdict}>
              <th scope="row">
                <span>{line.label}</span>
                <small>{verdictText(line)}</small>
                {causes[line.id] && <small className="checked__cause">{causes[line.id]?.text}</small>}
              </th>
              <td className="n">{priceOrDash(line.printedPaise)}</td>
              <td className="n">{priceOrDash(line.computedPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="answer__why">{typed.length === 0 ? copy.none : copy.tolerance}</p>
      {typed.length > 0 && (
        <p className="answer">{wrong.length === 0 ? copy.fine(typed.length) : copy.found(wrong.length)}</p>
      )}
      {wrong.length > 0 && <CheckMessage text={messageToCompany(wrong, bill, result)} />}
      {wrong.length > 0 && (
        <a
          className="go-link"
          target="_top"
          href={contactPath(messageOf(wrong, result, answers).slice(0, LONGEST_MESSAGE))}
        >
          {copy.ask}
        </a>
      )}
    </div>
  )
}

function causesOf({ tariffs, tariff, worked, changed, printedPaise }: Result) {
  if (!worked) return {}
  const { input } = worked
  return explainDifferences({ tariffs, tariff, input, earlier: changed?.earlier, printed: printedPaise })
}

/** What happens to units and slab limits where the days of the bill decide on them. */
function partingOf({ tariff, worked, changed }: Result): string | undefined {
  if (!worked || worked.input.days === undefined) return
  const input = { ...worked.input, days: worked.input.days }
  if (changed?.earlier) return parting.parts(partsWithLimits(changed.earlier, tariff, input))
  const limits = tariff.limitsProratedBy === 'days' ? slabLimitsOf(tariff, input) : []
  return limits.length > 0 ? parting.limits(input.days, limits) : undefined
}

function messageToCompany(wrong: CheckedLine[], bill: Bill, { tariff, month, worked }: Result): string {
  const units = `${writeUnits(worked?.input.units ?? 0)} ${unitsOf(tariff)}`
  const ruleOf = (id: string) => bill.lines.find((line) => line.id === id)?.rule
  return [
    checkMessage.opening(worked?.input.discom ?? tariff.discom.join(', '), tariff.subcategory, units, day(month)),
    ...wrong.map(({ id, label, printedPaise, computedPaise }) =>
      computedPaise === null
        ? checkMessage.onlyPrinted(label, priceOrDash(printedPaise))
        : checkMessage.line(label, priceOrDash(printedPaise), priceOrDash(computedPaise), ruleOf(id)),
    ),
    checkMessage.closing,
  ].join('\n')
}

/**
 * The total is no line of the tariff's, but it is the one that everybody types. A charge that only the printed bill
 * knows is taken from there; one that neither knows is named.
 */
function totalOf(bill: Bill, { printedPaise }: Result): CheckedLine[] {
  const printed = printedPaise.total
  if (printed === undefined) return []

  const taken = unknownCharges(bill).filter(({ id }) => printedPaise[id] !== undefined)
  const totalPaise = taken.reduce((sum, { id }) => sum + (printedPaise[id] ?? 0), bill.totalPaise)
  const unknown = bill.unknown.filter((charge) => !taken.includes(charge))
  const label = totalLabel({ ...bill, unknown }, copy.total)

  const total = {
    id: 'total',
    label,
    amountPaise: totalPaise,
    rule: '',
    source: '',
    confidence: 'order',
  } as const
  return checkBill({ lines: [total], unknown }, { total: printed })
}

function verdictText({ verdict, differencePaise }: CheckedLine): string {
  return verdict === 'differs'
    ? copy.verdicts.differs(`${(differencePaise ?? 0) > 0 ? '+' : ''}${writePrice(differencePaise ?? 0)}`)
    : copy.verdicts[verdict]
}

function priceOrDash(paise: number | null): string {
  return paise === null ? '–' : writePrice(paise)
}

function messageOf(wrong: CheckedLine[], { tariff, worked }: Result, answers: Answers): string {
  const lines = wrong.map(({ label, printedPaise, computedPaise }) =>
    copy.messageLine(label, priceOrDash(printedPaise), priceOrDash(computedPaise)),
  )
  return copy.message(tariff.state, writeUnits(worked?.input.units ?? Number(answers.units)), lines.join(' '))
}

/** To be sent to the company. Other sites' frames may not write to the clipboard; the text can be copied by hand. */
function CheckMessage({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>()

  return (
    <div className="checked__message">
      <h3>{checkMessage.heading}</h3>
      <p className="print-only checked__letter">{text}</p>
      <label className="field">
        {checkMessage.label}
        <textarea className="input" readOnly rows={8} value={text} />
      </label>
      <p className="needs-script">
        <button
          className="btn btn--line btn--sm"
          type="button"
          onClick={() =>
            navigator.clipboard?.writeText(text).then(
              () => setCopied(text),
              () => undefined,
            )
          }
        >
          {checkMessage.copy}
        </button>{' '}
        <span role="status">{copied === text && checkMessage.copied}</span>
      </p>
    </div>
  )
}
