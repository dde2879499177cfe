import { ClaimFigure } from '#company/claim-figure.tsx'
import { claims } from '#company/claims.en.ts'
import { BookAuditLink } from '#leads/home-audit/book-audit-link.tsx'
import { Boundary } from '#ui/boundary.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { headingId } from '#ui/heading-id.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductComparison } from './product-comparison.tsx'
import { Reviews } from './reviews.tsx'
import { smartHomeCopy as copy } from './words.en.ts'

export function SmartHomeBelow() {
  return (
    <>
      <section className="section on-sunk">
        <div className="wrap">
          <SectionHead heading={copy.products.heading} lead={copy.products.lead} />
          <ProductCards />
        </div>
      </section>
      <section className="section">
        <div className="wrap cols cols--4-8">
          <div className="stack">
            <h2 id={headingId(copy.comparison.heading)}>{copy.comparison.heading}</h2>
            <p className="muted">{copy.comparison.lead}</p>
          </div>
          <ProductComparison />
        </div>
      </section>
      <section className="section on-sunk">
        <div className="wrap">
          <Boundary>
            <Reviews />
          </Boundary>
        </div>
      </section>
      <section className="section on-deep">
        <div className="wrap">
          <h2 id={headingId(copy.stats.heading)}>{copy.stats.heading}</h2>
          <div className="home-stats">
            <ClaimFigure claim={claims.averageSavings} />
            <ClaimFigure claim={claims.customers} />
            <ClaimFigure claim={claims.unitsSavedMonthly} />
            <ClaimFigure claim={claims.actions} />
          </div>
        </div>
      </section>
      <CallToAction heading={copy.closing.heading} text={copy.closing.text}>
        <BookAuditLink tone="ink" />
      </CallToAction>
    </>
  )
}
