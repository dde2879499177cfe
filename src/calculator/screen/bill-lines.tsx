import type { Bill, BillLine } from '#calculator/engine/bill.ts'
import { sourceLine } from '#calculator/engine/source-line.ts'
import { list } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { addressHere } from '#platform/text/language.ts'
import { Note } from './note.tsx'
import { PriceLine } from './price-line.tsx'
import { writePrice } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** The lines of a bill, each with its rule and the number of its source. */
export function BillLines({ bill }: { bill: Bill }) {
  const sources = sourcesOf(bill)
  return bill.lines.map((line) => <Line key={line.id} line={line} source={sources.indexOf(line.source) + 1} />)
}

/** Of the lines; of a bill that has none yet, the record's own. How well they were compared is said of some, never of none. */
export function BillSources({ bill, tariff }: { bill: Bill; tariff: Tariff }) {
  const ofRecord = tariff.sources.length > 0 ? [sourceLine(tariff, tariff.confidence)] : []
  const sources = bill.lines.length > 0 ? sourcesOf(bill) : ofRecord

  return (
    <div className="sources">
      <h3>{copy.sources}</h3>
      {sources.length === 0 ? (
        <p>{copy.noSources}</p>
      ) : (
        <>
          <ol>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
          <p>{copy.crossChecks[tariff.crossCheck]}</p>
        </>
      )}
    </div>
  )
}

export function WrongRate({ tariff }: { tariff: Tariff }) {
  return (
    <p className="sources wrong-rate">
      <a target="_top" href={addressHere(`/energy-calculator/correction?tariff=${tariff.id}`)}>
        {copy.wrong}
      </a>
    </p>
  )
}

function Line({ line, source }: { line: BillLine; source: number }) {
  const { label, amountPaise, rule, confidence } = line

  return (
    <PriceLine
      label={label}
      value={writePrice(amountPaise)}
      isGain={amountPaise < 0}
      rule={
        <>
          <span>{`${rule} `}</span>
          <span className="ref">{`[${source}]`}</span>
          {confidence === 'memory' && <span className="remark">{copy.remembered}</span>}
        </>
      }
    />
  )
}

/** What the record tells of single lines beside their figures. */
export function LineNotes({ bill: { lines } }: { bill: Bill }) {
  return lines.map(
    ({ id, label, note }) =>
      note && (
        <p key={id} className="answer__why">
          <b>{copy.doubted(label)}</b> <Note text={note} />
        </p>
      ),
  )
}

/** Which lines rest on less than an order or a company's own page, and on something else than their record. */
export function LessSure({ bill: { lines }, tariff }: { bill: Bill; tariff: Tariff }) {
  return LESS_SURE.filter((confidence) => confidence !== tariff.confidence).map((confidence) => {
    const labels = lines.filter((line) => line.confidence === confidence).map(({ label }) => label)
    return (
      labels.length > 0 && (
        <p key={confidence} className="answer__why">
          {copy.lessSure(copy.stamps[confidence], list([...new Set(labels)]))}
        </p>
      )
    )
  })
}

const LESS_SURE = ['press', 'third-party', 'memory'] as const

function sourcesOf({ lines }: Bill): string[] {
  return [...new Set(lines.map(({ source }) => source))]
}
