import { claims } from '#content/claims.ts'
import { smartHomeCopy as copy } from '#content/smart-home.ts'
import { BookAuditLink } from '#features/audits/book-audit-link.tsx'
import { HomeAuditDialog } from '#features/audits/home-audit-dialog.tsx'
import { HouseDrawing } from '#features/smart-home/house-drawing.tsx'
import { ProductCards } from '#features/smart-home/product-cards.tsx'
import { ProductComparison } from '#features/smart-home/product-comparison.tsx'
import { Reviews } from '#features/smart-home/reviews.tsx'
import { BelowHeading } from '#ui/below-heading.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { ClaimFigure } from '#ui/claim-figure.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { SectionHead } from '#ui/section-head.tsx'
import './smart-home.css'

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/smart-home' })
}

export default function SmartHomePage() {
  return (
    <HomeAuditDialog>
      <section className="home-hero">
        <div className="wrap home-hero__in">
          <div className="stack home-hero__text">
            <h1>{copy.hero.heading}</h1>
            <p className="lead">{copy.hero.lead}</p>
            <div className="row">
              <ButtonLink to="/our-products">
                {copy.hero.explore} <Icon name="go" />
              </ButtonLink>
              <BookAuditLink tone="line" />
            </div>
            <p>
              {/* Not a Link: the server decides where it leads. */}
              <a className="go-link" href="/go/app-smart-home">
                {copy.hero.app} <Icon name="out" />
              </a>
            </p>
          </div>
          <div className="home-hero__art">
            <HouseDrawing />
          </div>
        </div>
      </section>
      <BelowHeading>
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
        <div className="section on-sunk">
          <div className="wrap">
            <Reviews />
          </div>
        </div>
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
      </BelowHeading>
    </HomeAuditDialog>
  )
}
