import type { Answers } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { day, list } from '#calculator/engine/words.en.ts'
import { writePrice, writeUnits } from '#calculator/screen/write-number.ts'
import { AdviceTable } from './advice-table.tsx'
import { FILLS, MonthChart } from './month-chart.tsx'
import { monthsOfSun, monthsOfUse } from './read-year.ts'
import { SOLAR_RULES, SOLAR_YIELD, type SolarRule } from './solar-rules.en.ts'
import { solarRange } from './solar-savings.ts'
import { solarCopy as copy } from './words.en.ts'
import './advice.css'

export function SolarResult({ result, answers }: { result: Result; answers: Answers }) {
  const { tariff, worked } = result
  const { value: kw } = readNumber(answers['solar.kw'], { unit: 'kW', most: 100_000 })
  const known = monthsOfSun(answers, result.month)
  const typed = Object.keys(known).length
  if (!worked || (!kw && typed < 12)) return <p className="answer__why">{copy.missing}</p>

  const rule = SOLAR_RULES[tariff.stateCode]
  const use = monthsOfUse(answers, result)
  const { unitsPerKwYear } = SOLAR_YIELD
  const { least, most } = solarRange(tariff, worked.input, use, { kw: kw ?? 0, unitsPerKwYear, known, rule })
  const [poor, rich] = unitsPerKwYear
  const rows = least.months.map(({ month, billed, beforePaise, afterPaise }, place) => {
    const better = most.months[place]!
    return {
      key: month,
      name: day(month),
      aside: copy.billed(copy.range(whole(better.billed), whole(billed))),
      cells: [writePrice(beforePaise), copy.range(writePrice(better.afterPaise), writePrice(afterPaise))],
    }
  })

  return (
    <section className="advice">
      <h3>{copy.heading}</h3>
      <div className="bill__total">
        <span>{copy.saving}</span>
        <b className="price gain">{copy.range(writePrice(least.savingPaise), writePrice(most.savingPaise))}</b>
      </div>
      <MonthChart
        bars={least.months.map(({ month, beforePaise, afterPaise }, place) => ({
          month,
          layers: [
            { value: beforePaise, fill: FILLS.plain },
            { value: afterPaise, fill: FILLS.pale },
            { value: most.months[place]!.afterPaise, fill: FILLS.strong },
          ],
        }))}
        label={copy.chart(
          list(rows.map(({ name, cells: [before = '', after = ''] }) => copy.inMonth(name, before, after))),
        )}
        caption={copy.caption}
      />
      <AdviceTable columns={[copy.month, copy.before, copy.after]} rows={rows} />
      <p className="answer__why">{ruleText(rule)}</p>
      {most.surplus + least.surplus > 0 && (
        <p className="answer__why">
          {`${copy.surplus(...ordered(least.surplus, most.surplus, whole))} ${copy.credit(...ordered(least.creditPaise, most.creditPaise, writePrice))}`}
        </p>
      )}
      {typed > 0 && <p className="answer__why">{copy.typed(typed, use.length)}</p>}
      {typed < use.length && <p className="answer__why">{copy.assumed(plain(poor), plain(rich))}</p>}
      <p className="answer__why">{copy.stays}</p>
      <ul className="advice__sources">
        {typed < use.length && <li>{`${copy.yieldSource}: ${SOLAR_YIELD.source}`}</li>}
        {typed < use.length && <li>{`${copy.monthsSource}: ${SOLAR_YIELD.monthsSource}`}</li>}
        {rule && (
          <li>{`${copy.ruleSource}: ${rule.source}, ${rule.publishedOn ? day(rule.publishedOn) : copy.undated}`}</li>
        )}
      </ul>
      <hr className="tear" />
    </section>
  )
}

function ruleText(rule: SolarRule | undefined): string {
  if (!rule) return copy.noRule
  const { settled, paisePerUnit } = rule
  return `${copy.settled[settled ?? 'unknown']} ${payText(paisePerUnit)}`
}

function payText(paise: SolarRule['paisePerUnit']): string {
  if (!paise) return copy.payUnknown
  return paise[1] === 0 ? copy.noPay : copy.paid(writePrice(paise[0]), writePrice(paise[1]))
}

function ordered(one: number, other: number, write: (value: number) => string): [string, string] {
  return [write(Math.min(one, other)), write(Math.max(one, other))]
}

function whole(units: number): string {
  return writeUnits(Math.round(units))
}
