import { ClaimFigure } from '#company/claim-figure.tsx'
import { claims } from '#company/claims.en.ts'
import { Boundary } from '#ui/boundary.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { ModuleTabs } from './module-tabs.tsx'
import { oneCoralCopy as copy } from './words.en.ts'

export function OneCoralBelow() {
  const { about, modules, impact, closing } = copy

  return (
    <>
      <section className="section">
        <div className="wrap cols cols--5-7">
          <h2 id={headingId(about.heading)}>{about.heading}</h2>
          <div>
            <p className="coral-about">{about.text}</p>
            <table className="before-after">
              <thead>
                <tr>
                  <th scope="col">{about.before}</th>
                  <th scope="col">{about.after}</th>
                </tr>
              </thead>
              <tbody>
                {about.changes.map(([before, after]) => (
                  <tr key={before}>
                    <td>{before}</td>
                    <td>{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </section>

      <section className="section on-sunk">
        <div className="wrap">
          <div className="head">
            <h2 id={headingId(modules.heading)}>{modules.heading}</h2>
            <p className="lead needs-script">{modules.lead}</p>
          </div>
          <Boundary>
            <ModuleTabs />
          </Boundary>
        </div>
      </section>

      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(impact.heading)} className="head">
            {impact.heading}
          </h2>
          <div className="impact__figures">
            <ClaimFigure claim={claims.workflowsAutomated} />
            <ClaimFigure claim={claims.dataAccuracy} />
            <ClaimFigure claim={claims.timeReduction} />
          </div>
          <ul className="ticks impact__benefits">
            {impact.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
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
