import type { Bill, BillLine } from '#calculator/engine/bill.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { PriceLine } from './price-line.tsx'
import { writePrice } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** The lines of a bill, each with its rule and the number of its source. */
export function BillLines({ bill }: { bill: Bill }) {
  const sources = sourcesOf(bill)
  return bill.lines.map((line) => <Line key={line.id} line={line} source={sources.indexOf(line.source) + 1} />)
}

export function BillSources({ bill, remark }: { bill: Bill; remark: string }) {
  return (
    <div className="sources">
      <h3>{copy.sources}</h3>
      {bill.lines.length === 0 ? (
        <p>{copy.noSources}</p>
      ) : (
        <ol>
          {sourcesOf(bill).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ol>
      )}
      <p>{remark}</p>
    </div>
  )
}

function Line({ line, source }: { line: BillLine; source: number }) {
  const { label, amountPaise, rule, note, confidence } = line
  const mark = copy.marks[confidence]

  return (
    <PriceLine
      label={label}
      mark={mark}
      value={writePrice(amountPaise)}
      isGain={amountPaise < 0}
      rule={
        <>
          <span>{`${rule} `}</span>
          <span className="ref">{`[${source}]`}</span>
          {note && <span className="remark">{note}</span>}
        </>
      }
    />
  )
}

function sourcesOf({ lines }: Bill): string[] {
  return [...new Set(lines.map(({ source }) => source))]
}
