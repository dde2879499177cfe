import { pageMeta } from '#company/page-meta.ts'
import { BookAuditLink } from '#leads/home-audit/book-audit-link.tsx'
import { HomeAuditDialog } from '#leads/home-audit/home-audit-dialog.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { smartHomeHero as copy } from './hero-words.en.ts'
import './smart-home.css'

const houseDrawing = latePart({
  id: 'house',
  className: 'home-hero__art',
  load: async () => (await import('./house-drawing.tsx')).HouseDrawing,
  isStill: true,
})
const below = latePart({
  id: 'smart-home-below',
  className: 'page-below',
  load: async () => (await import('./smart-home-below.tsx')).SmartHomeBelow,
  stillUntil: '.reviews',
})

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
            <h1>{copy.heading}</h1>
            <p className="lead">{copy.lead}</p>
            <div className="row">
              <ButtonLink to="/our-products">
                {copy.explore} <Icon name="go" />
              </ButtonLink>
              <BookAuditLink tone="line" />
            </div>
            <p>
              {/* No page of the site: the server decides where it leads. */}
              <a className="go-link" href="/go/app-smart-home">
                {copy.app} <Icon name="out" />
              </a>
            </p>
          </div>
          <Late part={houseDrawing} />
        </div>
      </section>
      <Late part={below} />
    </HomeAuditDialog>
  )
}
