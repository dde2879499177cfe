import { companyFacts } from '#company/facts.ts'
import type { Product } from '#company/product-facts.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Picture } from '#ui/picture.tsx'
import { smartHomeCopy } from './words.en.ts'

const { products: copy } = smartHomeCopy

/** Three products, three treatments: one to buy, one to ask for, one that is not there yet. */
export function ProductCards() {
  const { plug, auditor, switches } = companyFacts().products

  return (
    <div className="product-cards">
      {plug && <PlugCard plug={plug} />}
      {auditor && <AuditorCard auditor={auditor} />}
      {switches && <SwitchesCard switches={switches} />}
    </div>
  )
}

function PlugCard({ plug }: { plug: Product }) {
  return (
    <article className="product-card product-card--plug on-sheet">
      <Picture name="plug-wall" sizes="(min-width: 87rem) 46rem, (min-width: 64rem) 53vw, 92vw" />
      <div className="product-card__body">
        <h3 id={headingId(plug.name)}>{plug.name}</h3>
        <p className="muted">{copy.plug.text}</p>
        <div className="product-card__foot">
          <PlugPrice plug={plug} />
          <ButtonLink to="/our-products">{copy.plug.action}</ButtonLink>
        </div>
      </div>
    </article>
  )
}

function PlugPrice({ plug: { price, mrp } }: { plug: Product }) {
  if (price === null) return null

  return (
    <p>
      {mrp !== null && mrp > price && (
        <>
          <span className="vh">{copy.listPrice}</span>
          <s className="was">{formatRupees(mrp)}</s>{' '}
        </>
      )}
      <span className="vh">{copy.price}</span>
      <b className="price">{formatRupees(price)}</b>
    </p>
  )
}

function AuditorCard({ auditor }: { auditor: Product }) {
  return (
    <article className="product-card product-card--auditor on-deep">
      <Picture name="auditor-board" sizes="(min-width: 87rem) 32rem, (min-width: 64rem) 37vw, 92vw" />
      <div className="product-card__body">
        <h3 id={headingId(auditor.name)}>{auditor.name}</h3>
        <p className="muted">{copy.auditor.text}</p>
        <div className="product-card__foot">
          <ButtonLink to={contactPath(copy.auditor.message(auditor.name))} tone="line">
            {copy.auditor.action}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function SwitchesCard({ switches }: { switches: Product }) {
  return (
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
  )
}
