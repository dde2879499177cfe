import { pageMeta } from '#company/page-meta.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { oneCoralHero as copy } from './hero-words.en.ts'
import './one-coral.css'

const heroFeeder = latePart({
  id: 'hero-feeder',
  className: 'coral-hero__art',
  load: async () => (await import('./hero-feeder.tsx')).HeroFeeder,
  isStill: true,
})
const below = latePart({
  id: 'one-coral-below',
  className: 'page-below',
  load: async () => (await import('./one-coral-below.tsx')).OneCoralBelow,
  stillUntil: '.modules',
})

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/one-coral' })
}

export default function OneCoralPage() {
  return (
    <>
      <section className="coral-hero on-coral">
        <div className="wrap coral-hero__in">
          <div className="coral-hero__text">
            <h1>{copy.heading}</h1>
            <p className="lead">{copy.lead}</p>
            <div className="row">
              <ButtonLink to="/contact-us" tone="ink">
                {copy.bookDemo} <Icon name="go" />
              </ButtonLink>
            </div>
          </div>
          <Late part={heroFeeder} />
        </div>
      </section>
      <Late part={below} />
    </>
  )
}
