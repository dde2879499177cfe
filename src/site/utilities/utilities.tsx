import { pageMeta } from '#company/page-meta.ts'
import { PartnerMarquee } from '#company/partner-marquee.tsx'
import { utilityClients } from '#company/samples/partners.en.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { utilitiesHero as copy } from './hero-words.en.ts'
import './utilities.css'

const cameraView = latePart({
  id: 'camera',
  className: 'camera',
  load: async () => (await import('./camera-view.tsx')).CameraView,
  isStill: true,
})
const below = latePart({
  id: 'utilities-below',
  className: 'page-below',
  load: async () => (await import('./utilities-below.tsx')).UtilitiesBelow,
})

export const handle: PageHandle = { above: 'coral' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/utilities' })
}

export default function UtilitiesPage() {
  return (
    <>
      <section className="utilities-hero on-deep">
        <div className="wrap utilities-hero__in">
          <div className="utilities-hero__text">
            <h1>{copy.heading}</h1>
            <p className="lead">{copy.lead}</p>
            <div className="row">
              <ButtonLink to="/contact-us">
                {copy.talk} <Icon name="go" />
              </ButtonLink>
              <ButtonLink to="/one-coral" tone="line">
                {copy.oneCoral}
              </ButtonLink>
            </div>
          </div>
          <Late part={cameraView} />
        </div>
      </section>
      <AfterHeading>
        <section className="on-deep clients" aria-labelledby="clients">
          <div className="wrap">
            <h2 id="clients" className="clients__heading">
              {copy.clients}
            </h2>
          </div>
          <PartnerMarquee label={copy.clients} partners={utilityClients} />
        </section>
      </AfterHeading>
      <Late part={below} />
    </>
  )
}
