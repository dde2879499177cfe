import { companyFacts } from '#company/facts.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { LeadLagDay, type LeadLagDayProps } from './lead-lag-day.tsx'
import { smartBusinessCopy } from './words.en.ts'
import './kvah-change.css'

const { change: copy } = smartBusinessCopy

/** Leading energy: what it does to one bill, what to do, and what is known of it, with dates and sources. */
export function KvahChange(example: LeadLagDayProps) {
  const { findings } = companyFacts()

  return (
    <div className="change">
      <LeadLagDay {...example} />
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
            <h3 id={headingId(copy.factsHeading)}>{copy.factsHeading}</h3>
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
  )
}
