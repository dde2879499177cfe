import { homeCopy as copy } from '#content/home.ts'
import { site } from '#content/site.ts'
import { LandingPanel } from '#features/landing/landing-panel.tsx'
import { localBusinesses, organization, webSite } from '#ui/organization.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import './home.css'

export const handle: PageHandle = { above: 'landing' }

export function meta() {
  return pageMeta({ title: `${site.brand}. ${copy.heading}`, description: copy.description, path: '/' })
}

export default function HomePage() {
  const [metering, oneCoral, billing] = copy.panels
  const [electricity, made, clear] = copy.words

  return (
    <>
      <StructuredData of={import.meta.env.SSR && [organization(), webSite(), ...localBusinesses()]} />
      <h1 className="vh">
        {site.brand}. {copy.heading}
      </h1>
      <div className="landing">
        <LandingPanel panel={metering} tone="deep" word={electricity} explore={copy.explore} isFirst />
        <LandingPanel panel={oneCoral} tone="coral" word={made} explore={copy.explore} />
        <LandingPanel panel={billing} tone="paper" word={clear} explore={copy.explore} />
      </div>
    </>
  )
}
