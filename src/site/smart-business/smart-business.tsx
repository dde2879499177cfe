import { LateKvahSimulator } from '#calculator/kvah/late-kvah-simulator.tsx'
import { pageMeta } from '#company/page-meta.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { smartBusinessHero as copy } from './hero-words.en.ts'
import './smart-business.css'
import './hero-triangle.css'
import './kvah-change.css'
import './correction-line.css'
import './solution-board.css'
import '#site/plant-app/plant-screens.css'
import '#site/client-films/client-film.css'

const heroTriangle = latePart({
  id: 'hero-triangle',
  className: 'business-hero__art',
  load: async () => (await import('./hero-triangle.tsx')).HeroTriangle,
  isStill: true,
})
const below = latePart({
  id: 'smart-business-below',
  className: 'page-below',
  load: async () => (await import('./smart-business-below.tsx')).SmartBusinessBelow,
})

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/smart-business' })
}

export default function SmartBusinessPage() {
  const { simulator } = copy

  return (
    <>
      <section className="business-hero on-deep">
        <Late part={heroTriangle} />
        <div className="wrap business-hero__in">
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
          <div className="row">
            <ButtonLink to="/contact-us">
              {copy.talk} <Icon name="go" />
            </ButtonLink>
            <ButtonLink to="/our-products" tone="line">
              {copy.devices}
            </ButtonLink>
          </div>
        </div>
      </section>
      <AfterHeading>
        <section className="section" id="kvah-billing">
          <div className="wrap">
            <SectionHead heading={simulator.heading} lead={simulator.lead} />
            <LateKvahSimulator />
          </div>
        </section>
      </AfterHeading>
      <Late part={below} />
    </>
  )
}
