import type { Answers } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import { type SlabRow, type Slabs, slabRows } from '#calculator/answers/slab-rows.ts'
import { answerMissing } from '#calculator/answers/trouble-words.en.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { Bill, BillInput } from '#calculator/engine/bill.ts'
import type { Inverse } from '#calculator/engine/invert-bill.ts'
import { day } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy, gridCarbon } from '#calculator/words.en.ts'
import type { Elements } from '#ui/elements.ts'
import { BillLines, BillSources, LessSure, LineNotes, WrongRate } from './bill-lines.tsx'
import { AdviceResult, ApplianceCosts, CheckedBill, isAdvice } from './late-modes.ts'
import { doubtsToActOn, MissingCharges } from './missing-charges.tsx'
import { PriceLine } from './price-line.tsx'
import { Stairs } from './stairs.tsx'
import { totalLabel, totalText } from './total-label.ts'
import { writePrice, writeUnits } from './write-number.ts'
import './slab-table.css'

const { bill: copy } = calculatorCopy

interface PrintedBillProps {
  result: Result
  answers: Answers
  onTariff: (id: string) => void
  onUnits: (units: string) => void
}

/** The bill itself, from its head to its total. */
export function PrintedBill({ result, answers, onTariff, onUnits }: PrintedBillProps) {
  const { tariff, better, worked } = result

  return (
    <>
      <div className="bill__top">
        <h2>{copy.heading(tariff.state)}</h2>
        {tariff.status === 'placeholder' && <span>{copy.noRates}</span>}
      </div>
      {worked && (
        <p className="bill__sum">
          <b>{totalText(worked.bill)}</b>{' '}
          <span>{copy.sum(`${writeUnits(worked.input.units)} ${tariff.billingUnit}`, totalLabel(worked.bill))}</span>
        </p>
      )}
      <p className="bill__tariff">{`${tariff.subcategory}, ${tariff.discom.join(', ')}`}</p>
      {better && (
        <p className="note">
          {copy.fits}{' '}
          <button className="note__action needs-script" type="button" onClick={() => onTariff(better.id)}>
            {copy.fitsAction(better.subcategory)}
          </button>
        </p>
      )}
      {worked ? (
        <WorkedBill
          tariff={tariff}
          isParted={result.changed?.earlier !== undefined}
          onUnits={answers.mode === 'units' ? onUnits : undefined}
          {...worked}
        >
          <UnitsFound result={result} answers={answers} />
        </WorkedBill>
      ) : (
        <UnitsFound result={result} answers={answers} />
      )}
    </>
  )
}

interface WorkedBillProps {
  tariff: Tariff
  /** The tariff changed while the bill ran: no one staircase has its units. */
  isParted: boolean
  bill: Bill
  input: BillInput
  onUnits?: (units: string) => void
  /** How its units were come by. */
  children: Elements
}

/** The stairs first, then the lines; what it rests on is one press away. */
function WorkedBill({ tariff, isParted, bill, input, onUnits, children }: WorkedBillProps) {
  const slabs = isParted ? null : slabRows(tariff, input)

  return (
    <>
      {slabs && (
        <>
          <Stairs slabs={slabs} units={input.units} onUnits={onUnits} />
          <SlabTable slabs={slabs} />
        </>
      )}
      {children}
      <div className="lines">
        <BillLines bill={bill} />
      </div>
      <div className="bill__total">
        <span>{totalLabel(bill)}</span>
        <b className="price">{totalText(bill)}</b>
      </div>
      {bill.range && <p className="rule">{bill.range.why}</p>}
      {doubtsToActOn(bill).map((reason) => (
        <p key={reason} className="answer__why">
          {reason}
        </p>
      ))}
      <div className="lines">
        {bill.averagePaisePerUnit !== null && (
          <PriceLine label={copy.average} value={writePrice(bill.averagePaisePerUnit)} />
        )}
        {bill.marginalPaisePerUnit !== null && (
          <PriceLine label={copy.marginal} value={writePrice(bill.marginalPaisePerUnit)} />
        )}
        <CarbonLine tariff={tariff} input={input} />
      </div>
      {bill.nextCliff && (
        <p className="cliff">
          <b>
            {bill.nextCliff.jumpPaise === null
              ? copy.cliffUnknown(writeUnits(bill.nextCliff.unit))
              : copy.cliff(writeUnits(bill.nextCliff.unit), writePrice(bill.nextCliff.jumpPaise))}
          </b>{' '}
          <span>{bill.nextCliff.why}</span>
        </p>
      )}
      <details className="more know">
        <summary>{copy.know}</summary>
        {tariff.status !== 'placeholder' && (
          <p className="answer__why">{copy.founded(copy.stamps[tariff.confidence], termOf(tariff))}</p>
        )}
        <LessSure bill={bill} tariff={tariff} />
        <LineNotes bill={bill} />
        <MissingCharges bill={bill} tariff={tariff} input={input} />
        <BillSources bill={bill} tariff={tariff} />
      </details>
      <WrongRate tariff={tariff} />
    </>
  )
}

function termOf({ validFrom, validTo, financialYear }: Tariff): string {
  return `${copy.known(day(validFrom), validTo === null ? undefined : day(validTo))}, ${copy.confirmed(financialYear)}`
}

/** Of the kWh; where only kVAh are known, nothing is said. */
function CarbonLine({ tariff, input }: { tariff: Tariff; input: BillInput }) {
  const kwh = tariff.billingUnit === 'kWh' ? input.units : input.kwh
  if (kwh === undefined) return null

  return (
    <PriceLine
      label={copy.carbon}
      value={copy.carbonAmount(writeUnits(Math.round(kwh * gridCarbon.kilogramsPerKwh)))}
      rule={copy.carbonRule(writeUnits(kwh), gridCarbon.kilogramsPerKwh, gridCarbon.source)}
    />
  )
}

/** The energy charge step by step; the amounts are those of the stairs' areas. */
function SlabTable({ slabs }: { slabs: Slabs }) {
  const used = slabs.rows.filter(({ units }) => units > 0)
  if (used.length === 0) return null

  return (
    <table className="slab">
      <thead>
        <tr>
          <th scope="col">{copy.slab}</th>
          <th scope="col" className="n">
            {copy.units}
          </th>
          <th scope="col" className="n">
            {copy.rate}
          </th>
          <th scope="col" className="n">
            {copy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {used.map((row) => (
          <tr key={row.from}>
            <th scope="row">{nameOf(row, slabs)}</th>
            <td className="n">{writeUnits(row.units)}</td>
            <td className="n">{row.ratePaise === null ? copy.unknownRate : writePrice(row.ratePaise)}</td>
            <td className="n">{row.ratePaise === null ? copy.unknownRate : writePrice(row.units * row.ratePaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf({ from, to }: SlabRow, { mode, rows }: Slabs): string {
  if (mode === 'whole-slab' || rows.length === 1) return copy.slabAll
  if (to === null) return copy.slabAbove(writeUnits(from))
  return copy.slabTo(writeUnits(from === 0 || !Number.isInteger(from) ? from : from + 1), writeUnits(to))
}

const { rupees, readings, appliances } = calculatorCopy

/** How the mode came by its units, before the bill of them. */
function UnitsFound({ result, answers }: { result: Result; answers: Answers }) {
  const { found, worked } = result
  const { units, days, unitsAMonth } = found

  if (result.question) return <p className="answer__why">{result.question}</p>
  if (found.inverse) return <FromRupees inverse={found.inverse} typed={answers.rupees} />
  if (units === undefined) return <p className="answer__why">{answerMissing()}</p>
  if (days !== undefined) return <p className="answer">{readings.found(writeUnits(units), days)}</p>
  if (result.appliances && unitsAMonth !== undefined)
    return (
      <>
        <p className="answer">{appliances.found(writeUnits(unitsAMonth))}</p>
        {units !== unitsAMonth && <p className="answer__why">{appliances.billed(writeUnits(units))}</p>}
        <ApplianceCosts appliances={result.appliances} />
      </>
    )
  if (isAdvice(answers.mode)) return <AdviceResult result={result} answers={answers} />
  if (answers.mode === 'check' && worked) return <CheckedBill bill={worked.bill} result={result} answers={answers} />
  return null
}

function FromRupees({ inverse, typed }: { inverse: Inverse; typed: string }) {
  if (inverse.units === null)
    return <p className="answer__why">{inverse.isUnbounded ? rupees.unbounded : rupees.below}</p>

  const { insideJump, range, units } = inverse
  if (range)
    return (
      <>
        <p className="answer">{rupees.foundBetween(writeUnits(range.leastUnits), writeUnits(range.mostUnits))}</p>
        <p className="answer__why">{range.why}</p>
      </>
    )
  return (
    <>
      <p className="answer">{rupees.found(writeUnits(units))}</p>
      <p className="answer__why">
        {insideJump && insideJump.jumpPaise !== null
          ? rupees.jump(writeUnits(insideJump.unit), writePrice(insideJump.jumpPaise))
          : rupees.exactly(writePrice((readNumber(typed).value ?? 0) * 100))}
      </p>
    </>
  )
}
