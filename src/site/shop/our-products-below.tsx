import { products } from '#company/products.en.ts'
import { Boundary } from '#ui/boundary.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { shopCopy as copy } from './words.en.ts'

const { auditor } = products
const PICTURE_WIDTH = '(min-width: 87rem) 46rem, (min-width: 64rem) 53vw, 92vw'

export function ShopBelow() {
  return (
    <>
      <section className="section on-deep">
        <div className="wrap cols cols--5-7 product-row">
          <div className="stack product">
            <h2 id={headingId(auditor.name)} className="product__name">
              {auditor.name}
            </h2>
            <p className="lead">{auditor.summary}</p>
            <ul className="ticks">
              {copy.auditor.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="muted">{copy.auditor.why}</p>
            <ButtonLink to={contactPath(copy.auditor.message)}>
              {copy.auditor.price} <Icon name="go" />
            </ButtonLink>
          </div>
          <Boundary>
            <Carousel label={copy.pictures(auditor.name)} pictures={auditor.pictures} sizes={PICTURE_WIDTH} />
          </Boundary>
        </div>
      </section>
      <CallToAction heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={contactPath(copy.closing.message)} tone="ink">
          {copy.closing.action} <Icon name="go" />
        </ButtonLink>
      </CallToAction>
    </>
  )
}
