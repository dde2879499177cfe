import { ClaimFigure } from '#company/claim-figure.tsx'
import { claims } from '#company/claims.en.ts'
import { Boundary } from '#ui/boundary.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { FourChecks } from './four-checks.tsx'
import { ReadingDemo } from './reading-demo.tsx'
import { utilitiesCopy as copy } from './words.en.ts'

export function UtilitiesBelow() {
  const { checks, demo, figures, evidence, closing } = copy

  return (
    <>
      <section className="section">
        <div className="wrap">
          <SectionHead heading={checks.heading} lead={checks.lead} />
          <FourChecks />
          <div className="row checks__demo">
            <a className="btn btn--coral" href="/go/demo">
              {checks.demo} <Icon name="go" />
            </a>
          </div>
        </div>
      </section>

      <section className="section on-sunk" id="reading-demo">
        <div className="wrap">
          <SectionHead heading={demo.heading} lead={demo.lead} />
          <Boundary>
            <ReadingDemo />
          </Boundary>
          <p className="muted small demo__note">{demo.note}</p>
        </div>
      </section>

      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(figures.heading)} className="head">
            {figures.heading}
          </h2>
          <div className="utility-figures">
            <ClaimFigure claim={claims.partners} />
            <ClaimFigure claim={claims.readsPerMonth} />
            <ClaimFigure claim={claims.readingAccuracy} />
          </div>
        </div>
      </section>

      <section className="section">
        <div className="wrap cols cols--7-5 evidence">
          <Picture name="meter-hero" sizes="(min-width: 64rem) 42rem, 90vw" className="evidence__picture" />
          <div className="stack">
            <h2 id={headingId(evidence.heading)}>{evidence.heading}</h2>
            <p>{evidence.text}</p>
            <p>
              <a className="go-link" href={evidence.path}>
                {evidence.readMore} <Icon name="go" />
              </a>
            </p>
          </div>
        </div>
      </section>

      <CallToAction heading={closing.heading} text={closing.lead}>
        <ButtonLink to={contactPath(closing.message)} tone="ink">
          {closing.action} <Icon name="go" />
        </ButtonLink>
      </CallToAction>
    </>
  )
}
