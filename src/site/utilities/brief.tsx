import { brandName } from '#company/brand-name.ts'
import { claimCopy } from '#company/claim-words.en.ts'
import { type Claim, shownClaims } from '#company/claims.ts'
import { knownFacts } from '#company/fact.ts'
import { companyFacts } from '#company/facts.ts'
import { addressOf, headOffice } from '#company/offices.ts'
import { pageMeta } from '#company/page-meta.ts'
import { particularsOf } from '#company/particulars-of.ts'
import { FactList } from '#ui/fact-list.tsx'
import { headingId } from '#ui/heading-id.ts'
import { telephone } from '#ui/telephone.ts'
import { briefCopy as copy } from './brief-words.en.ts'
import './brief.css'

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
  const figures = shownClaims('readsPerMonth', 'readingAccuracy', 'workflowsAutomated', 'timeReduction')
  const facts = knownFacts(particularsOf('pilot'))
  const clients = clientsInWords()

  return (
    <section className="section">
      <div className="wrap brief">
        <h1>{copy.heading(brandName())}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="muted brief__how">{copy.how}</p>

        {(figures.length > 0 || clients) && <h2 id={headingId(copy.figures)}>{copy.figures}</h2>}
        {figures.length > 0 && (
          <ul className="brief__figures">
            {figures.map((claim) => (
              <li key={claim.id}>
                <b className="brief__value">{claim.value}</b> <b>{claim.label}</b>
                <Counted claim={claim} />
              </li>
            ))}
          </ul>
        )}
        {clients && <p>{clients}</p>}
        <div className="brief__counts">
          {shownClaims('partners', 'partnersOnAbout', 'partnersOnUtilities').map((claim) => (
            <Counted key={claim.id} claim={claim} />
          ))}
        </div>

        {facts.length > 0 && <h2 id={headingId(copy.facts)}>{copy.facts}</h2>}
        <FactList facts={facts} />
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

/** Not behind a link as on other pages: paper opens nothing. */
function Counted({ claim }: { claim: Claim }) {
  return (
    <p className="brief__counted">
      <b>{`${claimCopy.how}:`}</b> <span>{claimCopy.stated(claim)}</span>
    </p>
  )
}

/** How many work with us, as far as we claim it. */
function clientsInWords(): string {
  const { partners, partnersOnAbout, partnersOnUtilities } = companyFacts().claims
  return [
    partners && copy.partners(partners.value),
    partnersOnAbout && copy.utilities(partnersOnAbout.value, Boolean(partners)),
    partnersOnUtilities && copy.metersRead(partnersOnUtilities.value),
  ]
    .filter(Boolean)
    .join(' ')
}
