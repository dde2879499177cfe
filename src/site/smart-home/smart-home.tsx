import { shownClaims } from '#company/claims.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ClaimFigure } from '#site/claim-figure/claim-figure.tsx'
import { Island } from '#site/island.tsx'
import { houseCss } from '#site/lit-house/house-css.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { loadHouse } from '#site/lit-house/load-house.ts'
import type { ButtonTone } from '#ui/button.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { SectionHead } from '#ui/section-head.tsx'
import type { Route } from './+types/smart-home.ts'
import { loadTwoBills } from './load-two-bills.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductComparison } from './product-comparison.tsx'
import { shownReviews } from './shown-reviews.ts'
import { TwoBills } from './two-bills.tsx'
import { smartHomeCopy as copy, smartHomeHero as hero } from './words.en.ts'
import './smart-home.css'

export const handle: PageHandle = {
  stylesFor: ({ bills }: Route.ComponentProps['loaderData']) => houseCss(bills),
  above: 'coral',
}

export function meta() {
  return pageMeta({ title: hero.title, description: hero.description, path: '/smart-home' })
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return { bills: await loadHouse(services), twoBills: await loadTwoBills(services) }
}

export default function SmartHomePage({ loaderData: { bills, twoBills } }: Route.ComponentProps) {
  const productCount = Object.keys(companyFacts().products).length
  const stats = shownClaims('averageSavings', 'customers', 'unitsSavedMonthly', 'actions')

  return (
    <>
      <section>
        <LitHouse
          bills={bills}
          isFirst
          words={
            <>
              <h1>{hero.heading}</h1>
              <p>{hero.lead}</p>
            </>
          }
          ways={
            <>
              <BookAuditLink tone="line" />
              <a className="go-link" href="/our-products">
                {hero.explore} <Icon name="go" />
              </a>
              {/* No page of the site: the server decides where it leads. */}
              <a className="go-link" href="/go/app-smart-home">
                {hero.app} <Icon name="out" />
              </a>
            </>
          }
        />
      </section>
      {productCount > 0 && (
        <>
          <section className="section on-sunk">
            <div className="wrap">
              <SectionHead heading={copy.products.heading(productCount)} lead={copy.products.lead} />
              <ProductCards />
            </div>
          </section>
          <section className="section">
            <div className="wrap which">
              <div className="stack which__head">
                <h2 id={headingId(copy.comparison.heading)}>{copy.comparison.heading}</h2>
                <p className="muted">{copy.comparison.lead}</p>
              </div>
              <ProductComparison />
            </div>
          </section>
        </>
      )}
      <section className="section on-sunk">
        <div className="wrap">
          <Island name="reviews" props={shownReviews()} />
        </div>
      </section>
      {stats.length > 0 && (
        <section className="section on-deep">
          <div className="wrap">
            <h2 id={headingId(copy.stats.heading)}>{copy.stats.heading}</h2>
            <div className="home-stats">
              {stats.map((claim) => (
                <ClaimFigure key={claim.id} claim={claim} />
              ))}
            </div>
            {twoBills && <TwoBills bills={twoBills} />}
          </div>
        </section>
      )}
      <CallToAction heading={copy.closing.heading} text={copy.closing.text}>
        <BookAuditLink tone="ink" />
      </CallToAction>
      <Island name="audit-dialog" wakes="touched" />
    </>
  )
}

/** Opens the form over the page (HomeAuditDialog); without script it leads to the same form on a page of its own. */
function BookAuditLink({ tone }: { tone: ButtonTone }) {
  return (
    <a className={`btn btn--${tone}`} href="/book-audit" data-opens="audit-dialog" aria-haspopup="dialog">
      {auditCopy.heading}
    </a>
  )
}
