import { asOf } from '#company/claim-words.en.ts'
import type { Claim } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { FIGURE } from '#company/registers/timeline.en.ts'
import { HowWeCount } from '#site/claim-figure/claim-figure.tsx'
import { Island } from '#site/island.tsx'
import { LONG_COUNT_MS } from '#ui/counter.tsx'
import { headingId } from '#ui/heading-id.ts'

/** What happened in which year; a figure that we claim stands on drums. */
export function Timeline() {
  return (
    <ol className="timeline">
      {shownYears().map(({ id, year, title, claim, text }) => (
        <li key={id}>
          <time dateTime={String(year)}>{year}</time>
          <div>
            {claim ? <ClaimedTitle title={title} claim={claim} /> : <h3 id={headingId(title)}>{title}</h3>}
            <p>{text}</p>
            {claim && (
              <>
                <p className="claim__date">{asOf(claim)}</p>
                <HowWeCount claim={claim} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function ClaimedTitle({ title, claim }: { title: string; claim: Claim }) {
  const { readingsAMonthIn2024 } = companyFacts().claims
  const [before, after] = title.split(FIGURE)
  const value = claim.drums ?? claim.value
  return (
    <h3 id={headingId(title.replace(FIGURE, value))}>
      {before && <span>{before}</span>}
      <Island
        as="span"
        name="counter"
        props={{ value, durationMs: claim === readingsAMonthIn2024 ? LONG_COUNT_MS : undefined }}
      />
      {after && <span>{after}</span>}
    </h3>
  )
}

/** A year that is a claim's stands there as long as the claim does. */
export function shownYears() {
  const { timeline, claims } = companyFacts()
  return timeline.flatMap(({ claim: id, ...year }) => {
    const claim = id && claims[id]
    return id && !claim ? [] : [{ ...year, claim }]
  })
}
