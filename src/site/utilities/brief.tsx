import { claimCopy, claims } from '#company/claims.en.ts'
import { knownFacts } from '#company/fact.ts'
import { pageMeta } from '#company/page-meta.ts'
import { contactEmail, office, phones } from '#company/site.ts'
import { utilityFacts } from '#company/utility-facts.en.ts'
import { FactList } from '#ui/fact-list.tsx'
import { headingId } from '#ui/heading-id.ts'
import { telephone } from '#ui/telephone.ts'
import { briefCopy as copy } from './brief-words.en.ts'
import './brief.css'

const FIGURES = [claims.readsPerMonth, claims.readingAccuracy, claims.workflowsAutomated, claims.timeReduction]

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/utilities/brief', isHidden: true })
}

/** What a utility officer puts into the file: one sheet of A4. */
export default function BriefPage() {
  return (
    <section className="section">
      <div className="wrap brief">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="muted brief__how">{copy.how}</p>

        <h2 id={headingId(copy.figures)}>{copy.figures}</h2>
        <ul className="brief__figures">
          {FIGURES.map((claim) => (
            <li key={claim.label + claim.meaning}>
              <b>{`${claim.value} ${claim.label}`}</b>
              <p>{claimCopy.stated(claim)}</p>
            </li>
          ))}
        </ul>
        <p>{copy.clients}</p>

        <h2 id={headingId(copy.facts)}>{copy.facts}</h2>
        <FactList facts={knownFacts(utilityFacts)} />
        <p>{copy.more}</p>

        <h2 id={headingId(copy.contact)}>{copy.contact}</h2>
        <dl className="facts" translate="no">
          <div>
            <dt>{copy.sales}</dt>
            <dd>
              <a href={telephone(phones.sales)}>{phones.sales}</a>
            </dd>
          </div>
          <div>
            <dt>{copy.email}</dt>
            <dd>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </dd>
          </div>
          <div>
            <dt>{copy.address}</dt>
            <dd>{office.address.join(', ')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
