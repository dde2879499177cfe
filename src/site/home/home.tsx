import { calculatorLink } from '#company/nav.en.ts'
import { localBusinesses, organization, webSite } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { site } from '#company/site.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { LandingPanel } from './landing-panel.tsx'
import { homeCopy as copy } from './words.en.ts'
import './home.css'

export const handle: PageHandle = { above: 'deep-2' }

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
        <LandingPanel
          panel={metering}
          tone="deep"
          word={electricity}
          rest={`${made} ${clear}`}
          explore={copy.explore}
          isFirst
        />
        <LandingPanel panel={oneCoral} tone="coral" word={made} explore={copy.explore} />
        <LandingPanel panel={billing} tone="paper" word={clear} explore={copy.explore}>
          <a className="go-link" href={calculatorLink.path}>
            {calculatorLink.label} <Icon name="go" />
          </a>
        </LandingPanel>
      </div>
      <section aria-labelledby="house">
        <LitHouse
          words={
            <>
              <h2 id="house">{copy.house.heading}</h2>
              <p>{copy.house.lead}</p>
            </>
          }
        />
      </section>
    </>
  )
}
