import { calculatorCopy } from '#content/calculator.ts'
import { affectedByKvah } from '#features/calculator/answers/affected-by-kvah.ts'
import type { Answers } from '#features/calculator/answers/answers.ts'
import type { PowerFactorResult } from '#features/calculator/answers/power-factor-result.ts'
import type { OverCorrection } from '#features/calculator/engine/kvah.ts'
import { plain } from '#features/calculator/engine/words.ts'
import type { Tariff } from '#features/calculator/tariff-schema.ts'
import { contactPath } from '#ui/contact-path.ts'
import { Icon } from '#ui/icon.tsx'
import { kvahMessage } from './kvah-message.ts'
import { PriceLine } from './price-line.tsx'
import { writePrice, writeUnits } from './write-number.ts'
import './printed-bill.css'

const { kvah: copy, numbers } = calculatorCopy

interface KvahBillProps {
  answers: Answers
  tariffs: Tariff[]
  result: PowerFactorResult
}

/** What reactive energy costs, and what would change it. */
export function KvahBill({ answers, tariffs, result }: KvahBillProps) {
  return (
    <>
      <div className="bill__top">
        <h2>{copy.heading}</h2>
        <span>{answers.known === 'kvarh' ? formulaOf(answers) : copy.formulaFactor}</span>
      </div>
      {result.billedKvah === undefined ? (
        <p className="answer__why">{numbers.missing}</p>
      ) : (
        <Counted {...result} billedKvah={result.billedKvah} />
      )}
      <hr className="tear" />
      <h3>{copy.affected.heading}</h3>
      <ul className="findings">
        {affectedByKvah(answers, tariffs).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="bill__actions">
        <a
          className="btn btn--coral"
          target="_top"
          href={contactPath(kvahMessage(answers, result, tariffs[0]?.state ?? ''))}
        >
          {copy.ask} <Icon name="go" />
        </a>
      </p>
      <div className="sources">
        <h3>{copy.sourcesHeading}</h3>
        <ol>
          {copy.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ol>
      </div>
    </>
  )
}

function Counted(result: PowerFactorResult & { billedKvah: number }) {
  const { billedKvah, powerFactor = 1, reactive, ratePaise } = result

  return (
    <>
      <div className="lines">
        <PriceLine label={copy.billed} value={`${writeUnits(Math.round(billedKvah))} kVAh`} />
        {reactive && (
          <>
            <PriceLine label={copy.ignored} value={`${writeUnits(Math.round(reactive.kvahLeadIgnored))} kVAh`} />
            <PriceLine label={copy.leadCounted} value={`${writeUnits(Math.round(reactive.kvahLeadCounted))} kVAh`} />
            <PriceLine
              label={copy.rise}
              value={`${reactive.risePercent.toFixed(1)}%`}
              rule={ratePaise === undefined ? undefined : costOfLead(reactive, ratePaise)}
            />
          </>
        )}
        <PriceLine label={copy.factor} value={plain(Math.round(powerFactor * 1000) / 1000)} />
        {ratePaise !== undefined && (
          <PriceLine
            label={copy.energy}
            rule={`${writeUnits(Math.round(billedKvah))} kVAh × ${writePrice(ratePaise)}`}
            value={writePrice(billedKvah * ratePaise)}
          />
        )}
      </div>
      {reactive?.isWarning ? (
        <p className="warning">
          <Icon name="bad" /> <span>{copy.warning(reactive.risePercent.toFixed(1))}</span>
        </p>
      ) : (
        <Corrected {...result} />
      )}
      <p className="answer__why">{copy.caution}</p>
    </>
  )
}

function Corrected({ target, savedKvah, savedPaise, kvar, payback }: PowerFactorResult) {
  if (target === undefined || savedKvah === undefined) return null
  if (savedKvah < 1) return <p className="answer">{copy.nothing}</p>

  return (
    <>
      <div className="lines">
        <PriceLine label={copy.corrected(plain(target))} value={`−${writeUnits(Math.round(savedKvah))} kVAh`} />
        {kvar !== undefined && (
          <PriceLine label={copy.kvar} rule={copy.formulaKvar} value={`${plain(Math.round(kvar * 10) / 10)} kVAr`} />
        )}
        {payback && (
          <PriceLine label={copy.payback} value={copy.paybackRange(months(payback.low), months(payback.high ?? 0))} />
        )}
      </div>
      {savedPaise !== undefined && (
        <div className="bill__total">
          <span>{copy.saved}</span>
          <b className="price gain">{writePrice(savedPaise)}</b>
        </div>
      )}
    </>
  )
}

function costOfLead({ kvahLeadCounted, kvahLeadIgnored }: OverCorrection, ratePaise: number): string {
  const more = kvahLeadCounted - kvahLeadIgnored
  return `${writeUnits(Math.round(more))} kVAh × ${writePrice(ratePaise)} = ${writePrice(more * ratePaise)}`
}

function formulaOf({ counted }: Answers): string {
  return counted === 'no' ? copy.formulaLag : copy.formulaReactive
}

function months(count: number): string {
  return plain(Math.round(count * 10) / 10)
}
