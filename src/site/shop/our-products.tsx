import { pageMeta } from '#company/page-meta.ts'
import { products } from '#company/products.en.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { Boundary } from '#ui/boundary.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { PlugBill } from './plug-bill.tsx'
import { plugFacts } from './plug-facts.ts'
import { shopCopy as copy } from './words.en.ts'
import './our-products.css'

const { plug } = products
const PICTURE_WIDTH = '(min-width: 87rem) 46rem, (min-width: 64rem) 53vw, 92vw'

const below = latePart({
  id: 'our-products-below',
  className: 'page-below',
  load: async () => (await import('./our-products-below.tsx')).ShopBelow,
})

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/our-products' })
}

export default function ShopPage() {
  return (
    <>
      <StructuredData of={import.meta.env.SSR && plugFacts()} />
      <section className="section">
        <div className="wrap cols cols--7-5">
          <Boundary>
            <Carousel label={copy.pictures(plug.name)} pictures={plug.pictures} sizes={PICTURE_WIDTH} priority />
          </Boundary>
          <div className="stack product">
            <h1 className="product__name">{plug.name}</h1>
            <p className="lead">{plug.summary}</p>
            <AfterHeading>
              <Boundary>
                <PlugBill />
              </Boundary>
            </AfterHeading>
          </div>
        </div>
      </section>
      <Late part={below} />
    </>
  )
}
