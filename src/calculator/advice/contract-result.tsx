import type { Answers } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { day, list } from '#calculator/engine/words.en.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice } from '#calculator/screen/write-number.ts'
import { bestContract, type ContractAdvice, type DemandUnit, demandUnitOf } from './best-contract.ts'
import { recordedMonths } from './read-year.ts'
import { demandCopy as copy } from './words.en.ts'
import './advice.css'

export function ContractResult({ result, answers }: { result: Result; answers: Answers }) {
  const { tariff, worked, month } = result
  const unit = demandUnitOf(tariff)
  if (!unit) return <p className="answer__why">{copy.noDemand}</p>

  const recorded = recordedMonths(answers, month)
  const contract = worked && contractOf(unit, worked.input)
  if (!worked || !contract || recorded.length === 0) return <p className="answer__why">{copy.noContract}</p>

  const advice = bestContract(tariff, worked.input, contract, recorded)
  return advice ? <Advice advice={advice} /> : <p className="answer__why">{copy.unknown}</p>
}

function contractOf(unit: DemandUnit, input: NonNullable<Result['worked']>['input']): number | undefined {
  if (unit === 'kVA') return input.contractDemandKva ?? input.loadKva
  return unit === 'HP' ? input.loadHp : input.loadKw
}

function Advice({ advice }: { advice: ContractAdvice }) {
  const { unit, today, best, savingPaise, savingAtTenthMorePaise, isExcessUnknown } = advice
  const written = (contract: number) => `${plain(contract)} ${unit}`
  const isFitting = savingPaise <= 0

  return (
    <section className="advice">
      <h3>{copy.heading}</h3>
      <p className="answer">{isFitting ? copy.fits(written(today.contract)) : copy.best(written(best.contract))}</p>
      <Chart advice={advice} />
      <div className="lines">
        <PriceLine label={copy.todayYear(written(today.contract))} value={writePrice(today.yearPaise)} />
        {!isFitting && <PriceLine label={copy.bestYear(written(best.contract))} value={writePrice(best.yearPaise)} />}
        {!isFitting && <PriceLine label={copy.saving} value={writePrice(savingPaise)} isGain />}
        {!isFitting && (
          <PriceLine
            label={copy.risk}
            value={writePrice(savingAtTenthMorePaise)}
            rule={
              savingAtTenthMorePaise >= 0
                ? copy.stillSaves(writePrice(savingAtTenthMorePaise))
                : copy.wouldCost(writePrice(-savingAtTenthMorePaise))
            }
          />
        )}
      </div>
      <table className="slab">
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            <th scope="col" className="n">
              {copy.recorded}
            </th>
            <th scope="col" className="n">
              {copy.less}
            </th>
          </tr>
        </thead>
        <tbody>
          {today.months.map(({ month, recorded, isAbove, billPaise }, place) => (
            <tr key={month}>
              <th scope="row">
                <span>{day(month)}</span>
                {isAbove && <small>{copy.above}</small>}
              </th>
              <td className="n">{plain(recorded)}</td>
              <td className="n">{writePrice(billPaise - (best.months[place]?.billPaise ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isExcessUnknown && <p className="answer__why">{copy.excessUnknown}</p>}
      <p className="answer__why">{copy.assumed}</p>
      <hr className="tear" />
    </section>
  )
}

const WIDTH = 560
const GROUND = 170
const TALLEST = 150

/** Each month's demand as a bar, with both contracts across. */
function Chart({ advice: { unit, today, best } }: { advice: ContractAdvice }) {
  const inUnit = (recorded: number) => (unit === 'HP' ? recorded / 0.746 : recorded)
  const highest = Math.max(today.contract, best.contract, ...today.months.map(({ recorded }) => inUnit(recorded)))
  const height = (demand: number) => (demand / highest) * TALLEST
  const step = WIDTH / today.months.length
  const words = today.months.map(({ month, recorded }) => copy.inMonth(day(month), plain(recorded)))

  return (
    <figure className="stairs">
      <svg viewBox={`0 0 ${WIDTH} 176`} role="img" aria-label={copy.chart(unit, list(words))}>
        {today.months.map(({ month, recorded }, place) => (
          <rect
            key={month}
            x={place * step + 3}
            y={GROUND - height(inUnit(recorded))}
            width={Math.max(2, step - 6)}
            height={height(inUnit(recorded))}
            fill={inUnit(recorded) > best.contract ? '#FF6B3D' : '#C5B397'}
          />
        ))}
        <path d={`M0 ${GROUND - height(best.contract)}H${WIDTH}`} stroke="#1F1611" strokeWidth="3" />
        <path
          d={`M0 ${GROUND - height(today.contract)}H${WIDTH}`}
          stroke="#1F1611"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
        <path d={`M0 ${GROUND + 1}H${WIDTH}`} stroke="#1F1611" strokeWidth="3" />
      </svg>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}
