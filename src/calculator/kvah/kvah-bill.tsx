import { type Answers, FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { answerMissing } from '#calculator/answers/trouble-words.en.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice, writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { contactPath } from '#ui/contact-path.ts'
import type { Elements } from '#ui/elements.ts'
import { FewIcon } from '#ui/few-icons.tsx'
import { CorrectionLines } from './correction-lines.tsx'
import type { KvahConnection, KvahPlace } from './kvah-place.ts'
import { kvahMessage, writeFactor } from './kvah-text.ts'
import type { Counted, LeadEffect, PowerFactorResult } from './power-factor-result.ts'
import type { KnownRate } from './rate-of-tariff.ts'
import { kvahCopy as copy } from './words.en.ts'

interface KvahBillProps {
  answers: Answers
  place: KvahPlace
  result: PowerFactorResult
  rate: KnownRate | undefined
  /** Of the bill's own heading, below that of its section. */
  heading: 'h2' | 'h3'
  /** The triangle, where it is not beside the questions. */
  drawing?: Elements
}

/** What reactive energy costs, and what would change it. */
export function KvahBill({ answers, place, result, rate, heading: Heading, drawing }: KvahBillProps) {
  const { counted, ratePaise } = result
  const Part = Heading === 'h2' ? 'h3' : 'h4'
  const isByTariff = rate !== undefined && answers.rate.trim() === ''
  const sources = isByTariff
    ? [...copy.sources, copy.rateSource(rate.tariff, rate.source, rate.confirmed)]
    : copy.sources

  return (
    <>
      <div className="bill__top">
        <Heading>{counted ? copy.today(writeFactor(counted.powerFactor)) : copy.todayUnknown}</Heading>
        {counted && <span>{copy.work(writeUnits(counted.reactive.kwh))}</span>}
      </div>
      {counted ? (
        <>
          {drawing}
          <TodayLines counted={counted} answers={answers} ratePaise={ratePaise} rate={rate} />
          {counted.lead?.isWarning ? (
            <LeadLines lead={counted.lead} isCounted={counted.isLeadCounted} />
          ) : (
            counted.correction && <CorrectionLines correction={counted.correction} heading={Part} />
          )}
          <p className="answer__why">{copy.caution}</p>
        </>
      ) : (
        <p className="answer__why">{answerMissing()}</p>
      )}
      <hr className="tear" />
      <p className="bill__actions">
        <a className="btn btn--coral" target="_top" href={contactPath(kvahMessage(answers, result, place.name))}>
          {copy.ask} <FewIcon name="go" />
        </a>
      </p>
      <details className="more know" open={saysHowItIsBilled(answers)}>
        <summary>{copy.know}</summary>
        <Part>{copy.affected.found}</Part>
        <ul className="findings">
          {affectedByKvah(answers, place).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className="sources">
          <ol>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
        </div>
      </details>
    </>
  )
}

/** Over-corrected: no capacitors are offered here, only what the ones there are cost. */
function LeadLines({ lead, isCounted }: { lead: LeadEffect; isCounted: boolean }) {
  const { paise, kvah } = lead.added

  return (
    <>
      {isCounted && (
        <div className="bill__total">
          <span>{paise === undefined ? copy.leadAdds : copy.leadCost}</span>
          <b className="price">{paise === undefined ? `${writeUnits(kvah)} kVAh` : formatRupees(paise)}</b>
        </div>
      )}
      <p className="warning">
        <FewIcon name="bad" />
        <span>{`${copy.warning(lead.risePercent.toFixed(1))} ${copy.leadWay}`}</span>
      </p>
    </>
  )
}

interface TodayLinesProps {
  counted: Counted
  answers: Answers
  ratePaise: number | undefined
  rate: KnownRate | undefined
}

/** The month as it is billed, each line with the sum that makes it. */
function TodayLines({ counted, answers, ratePaise, rate }: TodayLinesProps) {
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

/** Whether one of the questions on kVAh is answered: questions, and what follows from them, then stand open. */
export function saysHowItIsBilled(answers: Answers): boolean {
  return (['category', 'showsKvah', 'showsLead'] as const).some((name) => answers[name] !== FIRST_ANSWERS[name])
}

/** Four answers to a few sentences on kVAh and on leading energy. Where the rule is not known, they say so. */
export function affectedByKvah({ category, showsKvah, showsLead }: Answers, place: KvahPlace): string[] {
  const ours = place.connections.filter((connection) => connection.category === category)
  return [...onKvah(showsKvah, ours, place.name), onLead(category, showsLead, place)]
}

function onKvah(showsKvah: string, connections: KvahConnection[], state: string): string[] {
  if (showsKvah === 'yes') return [copy.affected.kvahYes]
  if (showsKvah === 'no') return [copy.affected.kvahNo]

  const named = (billing: KvahConnection['billing']) => connections.filter((one) => one.billing === billing).map(nameOf)
  const told = [
    [copy.affected.kvahRecorded, named('kvah')],
    [copy.affected.kvahWhereMetered, named('kvah-where-metered')],
    [copy.affected.surcharged, named('surcharge')],
  ] as const
  const known = told.flatMap(([sentence, names]) => (names.length > 0 ? [sentence(names.join('; '))] : []))
  if (known.length === 0) return [copy.affected.kvahUnrecorded(state)]
  return connections.every(({ billing }) => billing === 'surcharge') ? known : [...known, copy.affected.checkKvah]
}

function nameOf({ name, isRemembered }: KvahConnection): string {
  return isRemembered ? copy.affected.remembered(name) : name
}

function onLead(category: string, showsLead: string, { code, name }: KvahPlace): string {
  if (showsLead === 'yes') return copy.affected.leadYes
  if (showsLead === 'no') return copy.affected.leadNo
  if (category === 'domestic') return copy.affected.leadHome
  return copy.affected.leadReported[code] ?? copy.affected.leadUnknown(name)
}
