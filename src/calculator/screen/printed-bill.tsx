import type { Answers } from '#calculator/answers/answers.ts'
import { slabRows } from '#calculator/answers/slab-rows.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { Bill, BillInput } from '#calculator/engine/bill.ts'
import { day } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { BillLines, BillSources } from './bill-lines.tsx'
import { CarbonLine } from './carbon-line.tsx'
import { MissingCharges } from './missing-charges.tsx'
import { PriceLine } from './price-line.tsx'
import { SlabTable } from './slab-table.tsx'
import { Stairs } from './stairs.tsx'
import { totalLabel, totalText } from './total-label.ts'
import { UnitsFound } from './units-found.tsx'
import { writePrice, writeUnits } from './write-number.ts'

const { bill: copy } = calculatorCopy

interface PrintedBillProps {
  result: Result
  answers: Answers
  onTariff: (id: string) => void
}

/** The bill itself, from its head to its total. */
export function PrintedBill({ result, answers, onTariff }: PrintedBillProps) {
  const { tariff, better, worked } = result

  return (
    <>
      <div className="bill__top">
        <h2>{copy.heading(tariff.state)}</h2>
        <span className="stamp">{tariff.status === 'placeholder' ? copy.noRates : copy.stamps[tariff.confidence]}</span>
      </div>
      <p className="bill__tariff">
        {`${tariff.subcategory}, ${tariff.discom.join(', ')}. ${tariff.status === 'placeholder' ? '' : `${termOf(tariff)}.`}`}
      </p>
      {better && (
        <p className="note">
          {copy.fits}{' '}
          <button className="note__action needs-script" type="button" onClick={() => onTariff(better.id)}>
            {copy.fitsAction(better.subcategory)}
          </button>
        </p>
      )}
      <UnitsFound result={result} answers={answers} />
      {worked && <WorkedBill tariff={tariff} {...worked} />}
    </>
  )
}

function WorkedBill({ tariff, bill, input }: { tariff: Tariff; bill: Bill; input: BillInput }) {
  const slabs = slabRows(tariff, input)

  return (
    <>
      {slabs && (
        <>
          <Stairs slabs={slabs} units={input.units} />
          <SlabTable slabs={slabs} />
        </>
      )}
      <div className="lines">
        <BillLines bill={bill} />
      </div>
      <div className="bill__total">
        <span>{totalLabel(bill)}</span>
        <b className="price">{totalText(bill)}</b>
      </div>
      {bill.range && <p className="rule">{bill.range.why}</p>}
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
      <MissingCharges bill={bill} tariff={tariff} input={input} />
      <BillSources bill={bill} tariff={tariff} />
    </>
  )
}

function termOf({ validFrom, validTo, financialYear }: Tariff): string {
  return `${copy.known(day(validFrom), validTo === null ? undefined : day(validTo))}, ${copy.confirmed(financialYear)}`
}
