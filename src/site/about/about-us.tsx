import type { ClaimId } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { stepsOf } from '#company/step-lists.ts'
import { ClaimFigure, HowWeCount } from '#site/claim-figure/claim-figure.tsx'
import { FiguresInShort } from '#site/claim-figure/figures-in-short.tsx'
import { Island } from '#site/island.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { GrowthPlot } from './growth-plot.tsx'
import { HeldPhone } from './held-phone.tsx'
import { Portrait } from './portrait.tsx'
import { TeamMeters } from './team-meters.tsx'
import { shownYears, Timeline } from './timeline.tsx'
import { aboutCopy as copy, aboutHero as hero } from './words.en.ts'
import './about-us.css'

/** In the first view; each stands below with its month and how it is counted. */
const IN_SHORT: ClaimId[] = ['fieldExecutives', 'climateYodhas', 'partnersOnAbout']

export function meta() {
  return pageMeta({ title: hero.title, description: hero.description, path: '/about-us' })
}

export default function AboutPage() {
  const { climateYodha } = copy
  const { vision, mission, aim } = hero.purposes
  const { claims, offices, people, partners } = companyFacts()
  const founders = people.filter(({ group }) => group === 'founder')
  const team = people.filter(({ group }) => group === 'team')
  const utilities = partners.filter(({ type }) => type === 'utility').map(({ name, logo }) => ({ name, logo }))
  const said = copy.partners.said(claims.partnersOnAbout?.value, claims.partners?.value)
  const yodha = stepsOf('yodha')
  const teamCount = claims.teamMembers?.value ?? (team.length > 0 ? String(team.length) : undefined)

  return (
    <>
      <section className="section about-hero">
        <div className="wrap about-hero__in">
          <div>
            <h1>
              {hero.heading[0]}
              <br />
              {hero.heading[1]}
            </h1>
            <p className="lead">{hero.description}</p>
            <FiguresInShort claims={IN_SHORT} />
          </div>
          <div className="about-hero__picture">
            <Picture name="meterwall-p" sizes="(min-width: 64rem) 33rem, 100vw" priority />
            <HeldPhone />
          </div>
        </div>
      </section>
      <section className="section on-sunk">
        <div className="wrap purposes">
          <article className="purposes__vision">
            <h2 id={headingId(vision.heading)}>{vision.heading}</h2>
            <p>{vision.text}</p>
          </article>
          <article className="on-deep">
            <h2 id={headingId(mission.heading)}>{mission.heading}</h2>
            <p>{mission.text}</p>
          </article>
          <article className="on-coral">
            <h2 id={headingId(aim.heading)}>{aim.heading}</h2>
            <p>{aim.text}</p>
          </article>
        </div>
      </section>
      {founders.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2 id={headingId(copy.founders.heading)}>{copy.founders.heading}</h2>
            <FounderList founders={founders} />
          </div>
        </section>
      )}
      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(copy.timeline.heading)}>{copy.timeline.heading}</h2>
          <GrowthPlot />
          {shownYears().length > 0 && <Timeline />}
        </div>
      </section>

      {(teamCount || claims.fieldExecutives) && (
        <section className="section">
          <div className="wrap">
            <div className="cols cols--7-5 people__head">
              <h2 id={headingId(copy.team.heading)}>{copy.team.heading}</h2>
              {teamCount && (
                <p className="lead">
                  {copy.team.lead(
                    teamCount,
                    offices.map(({ city }) => city),
                  )}
                </p>
              )}
            </div>
            {team.length > 0 ? (
              <>
                <TeamGrid team={team} />
                {claims.fieldExecutives && <ClaimFigure claim={claims.fieldExecutives} />}
              </>
            ) : (
              <TeamMeters />
            )}
          </div>
        </section>
      )}

      <section className="section on-sunk" id="climate-yodha">
        <div className="wrap cols cols--5-7">
          <div className="stack yodha__head">
            <h2 id={headingId(climateYodha.heading)}>{climateYodha.heading}</h2>
            <p className="lead">{climateYodha.lead}</p>
            {claims.climateYodhas && <ClaimFigure claim={claims.climateYodhas} />}
            <ButtonLink to={contactPath(climateYodha.message)}>
              {climateYodha.join} <Icon name="go" />
            </ButtonLink>
          </div>
          {yodha.length > 0 && (
            <ol className="yodha">
              {yodha.map(({ id, name, text }) => (
                <li key={id}>
                  <h3 id={headingId(name)}>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
      </section>

      <section className="section about-partners">
        <div className="wrap">
          <h2 id={headingId(copy.partners.heading)} className="h-mid">
            {copy.partners.heading}
          </h2>
        </div>
        {utilities.length > 0 ? (
          <Island name="partners" props={{ label: copy.partners.label, partners: utilities }} />
        ) : (
          <div className="wrap row">
            {said && <p className="lead">{said}</p>}
            <ButtonLink to={contactPath(copy.partners.message)} tone="line">
              {copy.partners.ask}
            </ButtonLink>
            {claims.partnersOnAbout && <HowWeCount claim={claims.partnersOnAbout} />}
          </div>
        )}
      </section>
    </>
  )
}

/** Who began it. */
function FounderList({ founders }: { founders: CompanyFacts['people'] }) {
  return (
    <ul className="founders">
      {founders.map((person, place) => (
        <li key={person.id}>
          <Portrait person={person} place={place + 4} sizes="(min-width: 64rem) 20rem, 40vw" />
          <div>
            <h3 id={headingId(person.name)} translate="no">
              {person.name}
            </h3>
            <p className="people__role">{person.role}</p>
            {person.about && <p className="founders__about">{person.about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Everyone. On a phone twelve come first and the rest when asked for, with or without a script. */
function TeamGrid({ team }: { team: CompanyFacts['people'] }) {
  return (
    <div className="people">
      <ul className="people__grid">
        {team.map((person, place) => (
          <li key={person.id}>
            <Portrait person={person} place={place} sizes="(min-width: 64rem) 12rem, 33vw" />
            <b translate="no">{person.name}</b>
            <span className="people__role">{person.role}</span>
          </li>
        ))}
      </ul>
      {team.length > SHOWN_FIRST && (
        <details className="people__more">
          <summary className="btn btn--line">
            <span className="people__closed">{copy.team.more(team.length)}</span>
            <span className="people__open">{copy.team.fewer}</span>
          </summary>
        </details>
      )}
    </div>
  )
}

/** On a phone; about-us.css hides the others. */
const SHOWN_FIRST = 12
