import { products } from '#company/products.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Picture } from '#ui/picture.tsx'
import { smartHomeCopy } from './words.en.ts'

const { plug, auditor, switches } = products
const { products: copy } = smartHomeCopy

/** Three products, three treatments: one to buy, one to ask for, one that is not there yet. */
export function ProductCards() {
  return (
    <div className="product-cards">
      <article className="product-card product-card--plug on-sheet">
        <Picture name="plug-wall" sizes="(min-width: 87rem) 46rem, (min-width: 64rem) 53vw, 92vw" />
        <div className="product-card__body">
          <h3 id={headingId(plug.name)}>{plug.name}</h3>
          <p className="muted">{copy.plug.text}</p>
          <div className="product-card__foot">
            <p>
              <span className="vh">{copy.listPrice}</span>
              <s className="was">{formatRupees(plug.listPricePaise)}</s> <span className="vh">{copy.price}</span>
              <b className="price">{formatRupees(plug.pricePaise)}</b>
            </p>
            <ButtonLink to="/our-products">{copy.plug.action}</ButtonLink>
          </div>
        </div>
      </article>
      <article className="product-card product-card--auditor on-deep">
        <Picture name="auditor-board" sizes="(min-width: 87rem) 32rem, (min-width: 64rem) 37vw, 92vw" />
        <div className="product-card__body">
          <h3 id={headingId(auditor.name)}>{auditor.name}</h3>
          <p className="muted">{copy.auditor.text}</p>
          <div className="product-card__foot">
            <ButtonLink to={contactPath(copy.auditor.message)} tone="line">
              {copy.auditor.action}
            </ButtonLink>
          </div>
        </div>
      </article>
      <article className="product-card product-card--switches">
        <Picture name="switch-hero" sizes="(min-width: 64rem) 18rem, 92vw" />
        <div className="product-card__body">
          <h3 id={headingId(switches.name)}>{switches.name}</h3>
          <p className="muted">{switches.summary}</p>
        </div>
        <ButtonLink to={contactPath(copy.switches.message)} tone="line">
          {copy.switches.action}
        </ButtonLink>
      </article>
    </div>
  )
}
