import { ClaimFigure } from '#company/claim-figure.tsx'
import { claims } from '#company/claims.en.ts'
import { PartnerMarquee } from '#company/partner-marquee.tsx'
import { partners } from '#company/samples/partners.en.ts'
import { Boundary } from '#ui/boundary.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { LONG_COUNT_MS } from '#ui/counter.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { FounderList } from './founder-list.tsx'
import { TeamGrid } from './team-grid.tsx'
import { Timeline } from './timeline.tsx'
import { aboutCopy as copy } from './words.en.ts'

export function AboutBelow() {
  const { climateYodha } = copy

  return (
    <>
      <section className="section">
        <div className="wrap">
          <h2 id={headingId(copy.founders.heading)}>{copy.founders.heading}</h2>
          <FounderList />
        </div>
      </section>

      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(copy.timeline.heading)}>{copy.timeline.heading}</h2>
          <Timeline />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <div className="cols cols--7-5 people__head">
            <h2 id={headingId(copy.team.heading)}>{copy.team.heading}</h2>
            <p className="lead">{copy.team.lead}</p>
          </div>
          <TeamGrid />
        </div>
      </section>

      <section className="section on-sunk">
        <div className="wrap">
          <h2 id={headingId(copy.numbers.heading)}>{copy.numbers.heading}</h2>
          <div className="about-numbers">
            <ClaimFigure claim={claims.readingsIn2021} />
            <ClaimFigure claim={claims.readingsAMonthIn2024} durationMs={LONG_COUNT_MS} />
            <ClaimFigure claim={claims.fieldExecutives} />
            <ClaimFigure claim={claims.climateYodhas} />
          </div>
        </div>
      </section>

      <section className="section" id="climate-yodha">
        <div className="wrap cols cols--5-7">
          <div className="stack yodha__head">
            <h2 id={headingId(climateYodha.heading)}>{climateYodha.heading}</h2>
            <p className="lead">{climateYodha.lead}</p>
            <ButtonLink to={contactPath(climateYodha.message)}>
              {climateYodha.join} <Icon name="go" />
            </ButtonLink>
          </div>
          <ol className="yodha">
            {climateYodha.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 id={headingId(title)}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className="section about-partners">
        <div className="wrap">
          <h2 id={headingId(copy.partners.heading)} className="h-mid">
            {copy.partners.heading}
          </h2>
        </div>
        <Boundary>
          <PartnerMarquee label={copy.partners.label} partners={partners} />
        </Boundary>
      </section>
    </>
  )
}
