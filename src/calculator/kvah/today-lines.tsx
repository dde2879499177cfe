import type { Answers } from '#calculator/answers/answers.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice, writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import type { Counted } from './power-factor-result.ts'
import type { KnownRate } from './rate-of-tariff.ts'
import { kvahCopy as copy } from './words.en.ts'

interface TodayLinesProps {
  counted: Counted
  answers: Answers
  ratePaise: number | undefined
  rate: KnownRate | undefined
}

/** The month as it is billed, each line with the sum that makes it. */
export function TodayLines({ counted, answers, ratePaise, rate }: TodayLinesProps) {
  const { today, lead } = counted
  const from = answers.rate.trim() === '' && rate ? copy.tariffRate(rate.tariff) : copy.yourRate

  return (
    <div className="lines">
      <PriceLine label={copy.billed} value={kvah(today.kvah)} rule={ruleOf(counted, answers)} />
      {lead && (
        <>
          <PriceLine label={copy.ignored} value={kvah(lead.ignored.kvah)} />
          <PriceLine label={copy.leadCounted} value={kvah(lead.counted.kvah)} />
          <PriceLine label={copy.rise} value={copy.risePercent(lead.risePercent.toFixed(1))} />
        </>
      )}
      {today.paise !== undefined && ratePaise !== undefined && (
        <PriceLine
          label={copy.energy}
          value={formatRupees(today.paise)}
          rule={copy.energyRule(writePrice(ratePaise), from)}
        />
      )}
    </div>
  )
}

function kvah(units: number): string {
  return `${writeUnits(units)} kVAh`
}

function ruleOf({ reactive, isLeadCounted }: Counted, { known, pf }: Answers): string {
  const [kwh, lag, lead] = [reactive.kwh, reactive.lagKvarh, reactive.leadKvarh].map(writeUnits) as [
    string,
    string,
    string,
  ]
  if (known !== 'kvarh') return copy.byFactor(kwh, pf.trim())
  return isLeadCounted ? copy.byReactive(kwh, lag, lead) : copy.byLag(kwh, lag)
}
