import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { PageLink } from './page-link.tsx'

const { bill: copy } = assistantCopy

interface BillMessageProps {
  bill: BillEstimate
  units: number
  host: WidgetHost
}

/** A bill line by line, with what it does not hold and where its rates are from. */
export function BillMessage({ bill, units, host }: BillMessageProps) {
  return (
    <>
      <p>
        <b>{copy.forUnits(units)}</b>
        <br />
        <span>{bill.tariff}</span>
      </p>
      {bill.lines.map(({ label, amount_paise }) => (
        <div className="ln" key={label}>
          <span>{label}</span>
          <span>{formatRupees(amount_paise)}</span>
        </div>
      ))}
      <div className="ln ln--total">
        <span>{copy.total}</span>
        <span>{formatRupees(bill.total_paise)}</span>
      </div>
      {bill.unknown.length > 0 && (
        <>
          <p>{copy.without}</p>
          <ul className="msg__places">
            {bill.unknown.map(({ label, reason }) => (
              <li key={label}>{`${label}: ${reason}`}</li>
            ))}
          </ul>
        </>
      )}
      <div className="msg__sources">
        <p>{copy.sources}:</p>
        <ul className="msg__places">
          {bill.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        {bill.from_memory && <p>{copy.memory}</p>}
      </div>
      <PageLink href={bill.calculator} title={copy.more} host={host} />
    </>
  )
}
