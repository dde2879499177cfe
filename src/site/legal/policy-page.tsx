import type { Policy } from '#company/legal/policy.ts'
import { policyCopy as copy } from '#company/legal/words.en.ts'
import { terms, termsInWords } from '#company/terms.en.ts'
import { headingId } from '#ui/heading-id.ts'
import { PolicyBody } from './policy-body.tsx'

/** A policy: in short as a bill, then in full. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { day, inWords } = policy.lastUpdated ?? { day: terms.lastUpdated, inWords: termsInWords.lastUpdated }

  return (
    <section className="section policy">
      <div className="wrap cols cols--4-8">
        <div className="policy__side">
          <h1 className="h-page">{policy.title}</h1>
          <p className="muted">
            {copy.lastUpdated} <time dateTime={day}>{inWords}</time>
          </p>
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
        </div>
      </div>
    </section>
  )
}
