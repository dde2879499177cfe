import type { Answers } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { day, list } from '#calculator/engine/words.en.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice } from '#calculator/screen/write-number.ts'
import { AdviceTable } from './advice-table.tsx'
import { bestContract, type ContractAdvice, type DemandUnit, demandUnitOf } from './best-contract.ts'
import { FILLS, MonthChart } from './month-chart.tsx'
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
      <AdviceTable
        columns={[copy.month, copy.recorded, copy.less]}
        rows={today.months.map(({ month, recorded, isAbove, billPaise }, place) => ({
          key: month,
          name: day(month),
          aside: isAbove ? copy.above : undefined,
          cells: [plain(recorded), writePrice(billPaise - (best.months[place]?.billPaise ?? 0))],
        }))}
      />
      {isExcessUnknown && <p className="answer__why">{copy.excessUnknown}</p>}
      <p className="answer__why">{copy.assumed}</p>
      <hr className="tear" />
    </section>
  )
}

/** Each month's demand as a bar, with both contracts across. */
function Chart({ advice: { unit, today, best } }: { advice: ContractAdvice }) {
  const inUnit = (recorded: number) => (unit === 'HP' ? recorded / 0.746 : recorded)
  const words = today.months.map(({ month, recorded }) => copy.inMonth(day(month), plain(recorded)))

  return (
    <MonthChart
      bars={today.months.map(({ month, recorded }) => ({
        month,
        layers: [{ value: inUnit(recorded), fill: inUnit(recorded) > best.contract ? FILLS.strong : FILLS.plain }],
      }))}
      across={[{ value: best.contract }, { value: today.contract, isBroken: true }]}
      label={copy.chart(unit, list(words))}
      caption={copy.caption}
    />
  )
}
