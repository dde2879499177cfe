import { brandName } from '#company/brand-name.ts'
import { calculatorLink } from '#company/nav.en.ts'
import { localBusinesses, organization, webSite } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { houseCss } from '#site/lit-house/house-css.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { loadHouse } from '#site/lit-house/load-house.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/home.ts'
import { LandingPanel } from './landing-panel.tsx'
import { homeCopy as copy } from './words.en.ts'
import './home.css'

export const handle: PageHandle = {
  stylesFor: ({ bills }: Route.ComponentProps['loaderData']) => houseCss(bills),
  above: 'deep-2',
}

export function meta() {
  return pageMeta({ title: `${brandName()}. ${copy.heading}`, description: copy.description, path: '/' })
}

export async function loader({ context }: Route.LoaderArgs) {
  return { bills: await loadHouse(context.get(servicesContext)) }
}

export default function HomePage({ loaderData: { bills } }: Route.ComponentProps) {
  const [metering, oneCoral, billing] = copy.panels
  const [electricity, made, clear] = copy.words

  return (
    <>
      <StructuredData of={import.meta.env.SSR && [organization(), webSite(), ...localBusinesses()]} />
      <h1 className="vh">{`${brandName()}. ${copy.heading}`}</h1>
      <div className="landing">
        <LandingPanel
          panel={metering}
          tone="deep"
          word={electricity}
          rest={`${made} ${clear}`}
          explore={copy.explore}
          isFirst
        >
          <a className="go-link panel__home" href={calculatorLink.path}>
            {copy.atHome} <Icon name="go" />
          </a>
        </LandingPanel>
        <LandingPanel panel={oneCoral} tone="coral" word={made} explore={copy.explore} />
        <LandingPanel panel={billing} tone="paper" word={clear} explore={copy.explore}>
          <a className="go-link" href={calculatorLink.path}>
            {calculatorLink.label} <Icon name="go" />
          </a>
        </LandingPanel>
      </div>
      <section aria-labelledby="house">
        <LitHouse
          bills={bills}
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
