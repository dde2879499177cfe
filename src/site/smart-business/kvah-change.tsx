import type { Reactive } from '#calculator/engine/kvah.ts'
import { companyFacts } from '#company/facts.ts'
import { groupDigits } from '#india/indian-numbers.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { LeadLagDay } from './lead-lag-day.tsx'
import { smartBusinessCopy } from './words.en.ts'
import './kvah-change.css'

const { change: copy } = smartBusinessCopy

interface KvahChangeProps {
  /** The month of the example. */
  example: Reactive
  /** What the workshop of the example is billed, by either way of counting. */
  kvahLeadIgnored: number
  kvahLeadCounted: number
  risePercent: number
}

/** Leading energy: what is known of it, with dates and sources, and what it does to one bill. */
export function KvahChange({ example: month, kvahLeadIgnored, kvahLeadCounted, risePercent }: KvahChangeProps) {
  const { example } = copy
  const { findings } = companyFacts()

  return (
    <div className="change">
      <LeadLagDay {...month} />
      <div className="stack">
        <div className="change__caution">
          <p>{copy.caution}</p>
          <ul className="row">
            {copy.readMore.map(({ path, label }) => (
              <li key={path}>
                <a className="go-link" href={path}>
                  <span>{label}</span> <Icon name="go" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {findings.length > 0 && (
          <details className="more">
            <summary>
              <h3 id={headingId(copy.factsHeading)} className="h-mid">
                {copy.factsHeading}
              </h3>
            </summary>
            <dl className="facts">
              {findings.map((fact) => (
                <div key={fact.id}>
                  <dt>{fact.date}</dt>
                  <dd>
                    <span>{`${fact.text} `}</span>
                    {fact.address ? (
                      <a href={fact.address} rel="noopener">
                        {fact.source}
                      </a>
                    ) : (
                      <span className="muted">{fact.source}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <div>
        <div className="bill">
          <div className="bill__top">
            <h3 id={headingId(example.heading)}>{example.heading}</h3>
            <span>{example.note}</span>
          </div>
          <div className="ln">
            <span>{example.work}</span>
            <span>{`${groupDigits(month.kwh)} kWh`}</span>
          </div>
          <div className="ln">
            <span>{example.ignored}</span>
            <span>{`${groupDigits(Math.round(kvahLeadIgnored))} kVAh`}</span>
          </div>
          <div className="ln">
            <span>{example.counted}</span>
            <span>{`${groupDigits(Math.round(kvahLeadCounted))} kVAh`}</span>
          </div>
          <div className="bill__total">
            <span>{example.more}</span>
            <b className="price">{`${Math.round(risePercent)}%`}</b>
          </div>
          <p className="bill__note">{example.formula}</p>
        </div>
      </div>
    </div>
  )
}
