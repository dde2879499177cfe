import { overCorrection } from '#calculator/engine/kvah.ts'
import { kvahPlaces } from '#calculator/kvah/kvah-place.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { asOf } from '#company/claim-words.en.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { stepsOf } from '#company/step-lists.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { HowWeCount } from '#site/claim-figure/claim-figure.tsx'
import { FilmOfList } from '#site/client-films/film-of-list.tsx'
import { Island } from '#site/island.tsx'
import { LitWorkshop } from '#site/lit-workshop/lit-workshop.tsx'
import { loadWorkshop } from '#site/lit-workshop/load-workshop.ts'
import { workshopCss } from '#site/lit-workshop/workshop-css.ts'
import { BillScreen, LoadScreen, PowerFactorScreen } from '#site/plant-app/plant-screens.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { Picture } from '#ui/picture.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { Route } from './+types/smart-business.ts'
import { CorrectionLine } from './correction-line.tsx'
import { KvahChange } from './kvah-change.tsx'
import { SolutionBoard } from './solution-board.tsx'
import { smartBusinessCopy as copy, smartBusinessHero as hero } from './words.en.ts'
import './smart-business.css'
import '#calculator/kvah/kvah-simulator.css'
import './kvah-change.css'
import './correction-line.css'
import './solution-board.css'
import '#site/plant-app/plant-screens.css'
import '#site/client-films/client-film.css'

/** The workshop of the copy's example. */
const EXAMPLE = { kwh: 10_000, lagKvarh: 1_000, leadKvarh: 6_000 }

export const handle: PageHandle = {
  stylesFor: ({ bill }: Route.ComponentProps['loaderData']) => workshopCss(bill),
  above: 'coral',
}

export function meta() {
  return pageMeta({ title: hero.title, description: hero.description, path: '/smart-business' })
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const places = kvahPlaces((await findTariffLibrary(services.db)).list())
  return { bill: await loadWorkshop(services), places }
}

export default function SmartBusinessPage({ loaderData: { bill, places } }: Route.ComponentProps) {
  const { change, workflow, plant, films, solutions, closing } = copy
  const { simulator } = hero
  const listed = companyFacts().films
  const services = stepsOf('services').length
  const costCut = companyFacts().claims.upToCostReduction

  return (
    <>
      <section>
        <LitWorkshop
          bill={bill}
          words={
            <>
              <h1>{hero.heading}</h1>
              <p>{leadInWords()}</p>
            </>
          }
          ways={
            <>
              <ButtonLink to="/contact-us" tone="line">
                {hero.talk}
              </ButtonLink>
              <a className="go-link" href="/our-products">
                {hero.devices} <Icon name="go" />
              </a>
              {costCut && <HowWeCount claim={costCut} />}
            </>
          }
        />
      </section>
      <section className="section" id="kvah-billing">
        <div className="wrap">
          <SectionHead heading={simulator.heading} lead={simulator.lead} />
          <Island name="kvah-simulator" props={{ places }} />
        </div>
      </section>
      <section className="section on-sunk">
        <div className="wrap">
          <SectionHead heading={change.heading} lead={change.lead} />
          <KvahChange month={EXAMPLE} {...overCorrection(EXAMPLE)} />
        </div>
      </section>

      <section className="section on-deep">
        <div className="wrap">
          <div className="workflow">
            <h2 id={headingId(workflow.heading)}>{workflow.heading}</h2>
            <Picture name="apfc-hero" sizes="(min-width: 64rem) 34rem, 90vw" className="workflow__picture" />
          </div>
          {stepsOf('workflow').length > 0 && <CorrectionLine />}
        </div>
      </section>

      <section className="section">
        <div className="wrap cols cols--4-8 plant">
          <div className="stack">
            <h2 id={headingId(plant.heading)}>{plant.heading}</h2>
            <p className="muted">{plant.lead}</p>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways, with the keyboard too */}
          <section className="phones" tabIndex={0} aria-label={plant.region}>
            <LoadScreen />
            <PowerFactorScreen />
            <BillScreen />
          </section>
        </div>
      </section>

      <section className="section on-sunk" id="client-films">
        <div className="wrap">
          {listed.length > 0 && (
            <>
              <SectionHead heading={films.heading(listed.length)} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways, with the keyboard too */}
              <section className="films" tabIndex={0} aria-label={films.heading(listed.length)}>
                {listed.map((film, place) => (
                  <FilmOfList key={film.id} film={film} place={place} />
                ))}
              </section>
            </>
          )}
          <div className="row films__visit">
            <ButtonLink to={contactPath(films.visitMessage)} tone="line">
              {films.visit}
            </ButtonLink>
          </div>
        </div>
      </section>

      {services > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHead heading={solutions.heading(services)} />
            <SolutionBoard />
          </div>
        </section>
      )}

      <CallToAction heading={closing.heading} text={closing.lead}>
        <ButtonLink to="/contact-us" tone="ink">
          {closing.contact} <Icon name="go" />
        </ButtonLink>
        <ButtonLink to="/our-products" tone="line">
          {closing.products}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** What we do; and what it has brought, with its month beside it, while we claim it. */
function leadInWords(): string {
  const cut = companyFacts().claims.upToCostReduction
  return [hero.lead, cut && hero.costCut(cut.value, asOf(cut))].filter(Boolean).join(' ')
}
