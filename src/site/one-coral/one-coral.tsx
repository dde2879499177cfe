import { useSearchParams } from 'react-router'
import { shownClaims } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { stepsOf } from '#company/step-lists.ts'
import { ClaimFigure } from '#site/claim-figure/claim-figure.tsx'
import { Island } from '#site/island.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { ProductScreen } from './product-screen.tsx'
import { oneCoralCopy as copy, oneCoralHero as hero } from './words.en.ts'
import './one-coral.css'

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: hero.title, description: hero.description, path: '/one-coral' })
}

export default function OneCoralPage() {
  const asked = useSearchParams()[0].get('module')
  const { about, modules, impact, closing } = copy
  const listed = companyFacts().modules
  const [changes, benefits] = [stepsOf('before-after'), stepsOf('benefits')]
  const figures = shownClaims('workflowsAutomated', 'dataAccuracy', 'timeReduction')

  return (
    <>
      <section className="coral-hero on-coral">
        <div className="wrap coral-hero__in">
          <div className="coral-hero__text">
            <h1>{hero.heading}</h1>
            <p className="lead">{hero.lead}</p>
            <div className="row">
              <ButtonLink to="/contact-us" tone="ink">
                {hero.bookDemo} <Icon name="go" />
              </ButtonLink>
            </div>
          </div>
          <ProductScreen />
        </div>
      </section>
      <section className="section">
        <div className="wrap cols cols--5-7">
          <h2 id={headingId(about.heading)}>{about.heading}</h2>
          <div>
            <p className="coral-about">{about.text}</p>
            {changes.length > 0 && (
              <table className="before-after">
                <thead>
                  <tr>
                    <th scope="col">{about.before}</th>
                    <th scope="col">{about.after}</th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map(({ id, name, text }) => (
                    <tr key={id}>
                      <td>{name}</td>
                      <td>{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      </section>

      {listed.length > 0 && (
        <section className="section on-sunk">
          <div className="wrap">
            <div className="head">
              <h2 id={headingId(modules.heading(listed.length))}>{modules.heading(listed.length)}</h2>
              <p className="lead needs-script">{modules.lead}</p>
            </div>
            <Island name="modules" props={{ asked: asked ?? undefined, modules: listed }} />
          </div>
        </section>
      )}

      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(impact.heading)} className="head">
            {impact.heading}
          </h2>
          {figures.length > 0 && (
            <div className="impact__figures">
              {figures.map((claim) => (
                <ClaimFigure key={claim.id} claim={claim} />
              ))}
            </div>
          )}
          {benefits.length > 0 && (
            <ul className="ticks impact__benefits">
              {benefits.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      </section>

      <CallToAction heading={closing.heading} text={closing.lead}>
        <ButtonLink to="/contact-us" tone="ink">
          {closing.action} <Icon name="go" />
        </ButtonLink>
      </CallToAction>
    </>
  )
}
