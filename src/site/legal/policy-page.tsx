import type { Policy } from '#company/legal/policy.ts'
import type { ShownText } from '#company/legal/shown-texts.ts'
import { policyCopy as copy } from '#company/legal/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { headingId } from '#ui/heading-id.ts'
import { PolicyBody } from './policy-body.tsx'

interface PolicyPageProps {
  policy: Policy
  /** Texts that held before, each with an address of its own. */
  earlier?: readonly Omit<ShownText, 'which'>[]
  /** Where the text is that holds now: this one is an earlier one. */
  holds?: string
}

/** A policy: in short as a bill, then in full. */
export function PolicyPage({ policy, earlier = [], holds }: PolicyPageProps) {
  const { updated } = policy

  return (
    <section className="section policy">
      <div className="wrap cols cols--4-8">
        <div className="policy__side">
          <h1 className="h-page">{policy.title}</h1>
          <p className="muted">
            {copy.lastUpdated} <time dateTime={updated}>{copy.inWords(updated)}</time>
          </p>
          {holds && (
            <p className="policy__earlier">
              <span>{copy.isEarlier}</span> <a href={holds}>{copy.nowHolds}</a>
            </p>
          )}
          <nav className="policy__contents" aria-label={copy.contents}>
            <ol>
              {policy.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="policy__main">
          <div className="bill policy__bill">
            <div className="bill__top">
              <h2 id={headingId(copy.inShort)}>{copy.inShort}</h2>
              {policy.note && <span>{policy.note}</span>}
            </div>
            <dl>
              {policy.inShort.map(([name, value]) => (
                <div key={name} className="ln">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <PolicyBody sections={policy.sections} />
          {earlier.length > 0 && (
            <section className="policy__earlier" aria-labelledby={headingId(copy.earlier)}>
              <h2 className="h-mid" id={headingId(copy.earlier)}>
                {copy.earlier}
              </h2>
              <ul>
                {earlier.map(({ version, firstShownAt }) => (
                  <li key={version}>
                    <a href={`/earlier-texts/${version}`}>
                      {`${policy.title}, ${copy.from(copy.inWords(dayInIndia(new Date(firstShownAt))))}`}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </section>
  )
}
