import { brandName } from '#company/brand-name.ts'
import { knownFacts } from '#company/fact.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { type Product, productFacts } from '#company/product-facts.en.ts'
import { RegisterPicture } from '#company/register-picture.tsx'
import { siteOrigin } from '#company/site-origin.ts'
import { terms } from '#company/terms.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { Island } from '#site/island.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallToAction } from '#ui/call-to-action.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { FactList } from '#ui/fact-list.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { pictureAddress } from '#ui/picture-address.ts'
import type { PictureName } from '#ui/pictures.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { OrderLink, PlugBill } from './plug-bill.tsx'
import { AUDITOR_PICTURES, PLUG_PICTURES } from './product-pictures.ts'
import { shopCopy as copy } from './words.en.ts'
import '#ui/carousel.css'
import '#ui/go-link.css'
import './our-products.css'

const PICTURE_WIDTH = '(min-width: 87rem) 46rem, (min-width: 64rem) 53vw, 92vw'

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/our-products' })
}

export default function ShopPage() {
  const { plug, auditor } = companyFacts().products

  return (
    <>
      {!plug && (
        <section className="section">
          <div className="wrap">
            <h1 className="h-page">{copy.title}</h1>
          </div>
        </section>
      )}
      {plug && <Plug plug={plug} />}
      {auditor && <Auditor auditor={auditor} />}
      <CallToAction heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={contactPath(copy.closing.message)} tone="ink">
          {copy.closing.action} <Icon name="go" />
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function Plug({ plug }: { plug: Product }) {
  const offer = import.meta.env.SSR && plugOffer(plug)

  return (
    <>
      {offer && <StructuredData of={offer} />}
      <section className="section">
        <div className="wrap cols cols--7-5">
          <ProductPhotos product={plug} drawn={PLUG_PICTURES} sizes={PICTURE_WIDTH} isFirst />
          <div className="stack product">
            <div className="product__head">
              <h1 className="product__name">{plug.name}</h1>
              {plug.price !== null && (
                <div className="product__buy">
                  <p className="product__price">{formatRupees(plug.price)}</p>
                  <OrderLink />
                </div>
              )}
            </div>
            <p className="lead">{plug.summary}</p>
            <PlugBill plug={plug} />
          </div>
        </div>
      </section>
      <section className="section on-sunk">
        <div className="wrap cols cols--5-7">
          <h2 id={headingId(copy.plug.facts)}>{copy.plug.facts}</h2>
          <div className="stack">
            <FactList label={plug.name} facts={knownFacts(productFacts(plug))} />
            <a className="go-link" href={contactPath(copy.plug.question(plug.name))}>
              {copy.plug.ask} <Icon name="go" />
            </a>
          </div>
        </div>
      </section>
    </>
  )
}

function Auditor({ auditor }: { auditor: Product }) {
  const facts = knownFacts(productFacts(auditor))

  return (
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
          {facts.length > 0 && <FactList label={auditor.name} facts={facts} />}
          <AuditorPrice auditor={auditor} />
        </div>
        <ProductPhotos product={auditor} drawn={AUDITOR_PICTURES} sizes={PICTURE_WIDTH} />
      </div>
    </section>
  )
}

/** Its price is asked for, as long as it has none. */
function AuditorPrice({ auditor: { name, price, buy } }: { auditor: Product }) {
  if (price === null) {
    return (
      <>
        <p className="muted">{copy.auditor.why}</p>
        <ButtonLink to={contactPath(copy.auditor.message(name))}>
          {copy.auditor.price} <Icon name="go" />
        </ButtonLink>
      </>
    )
  }

  return (
    <>
      <p>
        <b className="price">{formatRupees(price)}</b>
      </p>
      <ButtonLink to={buy ?? contactPath(copy.auditor.orderMessage(name, formatRupees(price)))}>
        {copy.plug.order} <Icon name={buy ? 'out' : 'go'} />
      </ButtonLink>
    </>
  )
}

interface ProductPhotosProps {
  product: Product
  /** Stand for as long as it has no photographs of its own. */
  drawn: readonly PictureName[]
  /** As in HTML: how wide one is shown. */
  sizes: string
  /** What the page's visitors wait for. */
  isFirst?: boolean
}

/** A product's photographs, a strip that scrolls sideways; or the drawn pictures, which turn. */
function ProductPhotos({ product: { name, pictures }, drawn, sizes, isFirst = false }: ProductPhotosProps) {
  const label = copy.pictures(name)
  if (pictures.length === 0) {
    return <Island name="carousel" props={{ label, pictures: drawn, sizes, priority: isFirst }} />
  }
  return (
    <section className="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="carousel__track" tabIndex={0} aria-label={label}>
        {pictures.map(({ picture }, place) => (
          <li key={picture.id}>
            <RegisterPicture picture={picture} ratio="1:1" sizes={sizes} isFirst={isFirst && place === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The plug and its offer in the words of schema.org; nothing while it has no price. Stock is in people's words and ratings
 * are not known here, and so neither is claimed.
 */
function plugOffer({ name, summary, price, mrp, seller, origin: madeIn }: Product) {
  if (price === null) return undefined
  const origin = siteOrigin()

  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    image: PLUG_PICTURES.map((picture) => origin + pictureAddress(picture, 900, 'webp')),
    brand: { '@type': 'Brand', name: brandName() },
    ...(madeIn && { countryOfOrigin: madeIn }),
    offers: {
      '@type': 'Offer',
      url: `${origin}/our-products`,
      price: inRupees(price),
      priceCurrency: terms.currency,
      ...(mrp !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: inRupees(mrp),
          priceCurrency: terms.currency,
        },
      }),
      ...(seller && { seller: { '@type': 'Organization', name: seller } }),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: terms.returnWindowDays,
      },
    },
  }
}

function inRupees(paise: number): string {
  return (paise / 100).toFixed(2)
}
