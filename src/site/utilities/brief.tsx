import { brandName } from '#company/brand-name.ts'
import { claimCopy, claims } from '#company/claims.en.ts'
import { knownFacts } from '#company/fact.ts'
import { companyFacts } from '#company/facts.ts'
import { addressOf, headOffice } from '#company/offices.ts'
import { pageMeta } from '#company/page-meta.ts'
import { utilityFacts } from '#company/utility-facts.en.ts'
import { FactList } from '#ui/fact-list.tsx'
import { headingId } from '#ui/heading-id.ts'
import { telephone } from '#ui/telephone.ts'
import { briefCopy as copy } from './brief-words.en.ts'
import './brief.css'

const FIGURES = [claims.readsPerMonth, claims.readingAccuracy, claims.workflowsAutomated, claims.timeReduction]

export function meta() {
  return pageMeta({
    title: copy.title,
    description: copy.description(brandName()),
    path: '/utilities/brief',
    isHidden: true,
  })
}

/** What a utility officer puts into the file: one sheet of A4. */
export default function BriefPage() {
  const { salesPhone, email } = companyFacts().company
  const office = headOffice()

  return (
    <section className="section">
      <div className="wrap brief">
        <h1 className="h-page">{copy.heading(brandName())}</h1>
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
              <a href={telephone(salesPhone)}>{salesPhone}</a>
            </dd>
          </div>
          <div>
            <dt>{copy.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          {office && (
            <div>
              <dt>{copy.address}</dt>
              <dd>{addressOf(office)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
