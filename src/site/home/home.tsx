import { brandName } from '#company/brand-name.ts'
import { calculatorLink } from '#company/nav.en.ts'
import { localBusinesses, organization, webSite } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { houseCss } from '#site/lit-house/house-css.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { loadHouse } from '#site/lit-house/load-house.ts'
import { sine } from '#ui/art/sine.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { Picture } from '#ui/picture.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/home.ts'
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

/** Where a picture's place is wider than it is high. */
const TABLET = '(min-width: 48rem) and (max-width: 63.99rem)'
const LOW_SCREEN = '(min-width: 64rem) and (max-height: 50rem)'

interface LandingPanelProps {
  panel: (typeof copy.panels)[number]
  tone: 'deep' | 'coral' | 'paper'
  /** This panel's part of the sentence that runs across all three. */
  word: string
  /** What a phone shows of the other panels' words beside it. */
  rest?: string
  explore: string
  /** The panel that a phone shows first: its picture comes before all else. */
  isFirst?: boolean
  /** A second way on. */
  children?: Elements
}

/** One ground of the landing page under its picture, and the way to what it is about. */
function LandingPanel({ panel, tone, word, rest, explore, isFirst, children }: LandingPanelProps) {
  const { id, title, subtitle, description, icon, link, picture } = panel

  return (
    <section className={`panel panel--${tone} on-${tone}`} aria-labelledby={id}>
      <div className="panel__picture">
        <Picture
          name={`${picture}-p`}
          instead={{ name: `${picture}-l`, media: wideMedia(picture) }}
          sizes="(min-width: 64rem) 36vw, 100vw"
          alt=""
          priority={isFirst}
          isDecoration={!isFirst}
        />
        <span className="panel__word" data-rest={rest} aria-hidden="true">
          {word}
        </span>
        <LandingWave />
      </div>
      <div className="panel__text">
        <span className="panel__icon">
          <Icon name={icon} />
        </span>
        <h2 id={id}>{title}</h2>
        <p className="panel__subtitle">{subtitle}</p>
        <p className="panel__description">{description}</p>
        <div className="row">
          <ButtonLink to={link} tone={tone === 'coral' ? 'ink' : 'coral'} aria-label={`${explore} ${title}`}>
            <span>{explore}</span> <Icon name="go" />
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  )
}

// The meters begin under the word upright and beside it lying; on a low screen the word is too long for that.
function wideMedia(picture: LandingPanelProps['panel']['picture']): string {
  return picture === 'meterwall' ? TABLET : `${TABLET}, ${LOW_SCREEN}`
}

const ONE_PERIOD = sine(480, 48, 34, 1)

/** One period in each panel makes one wave across all of them: the edge of every ground, along which a pulse runs. */
function LandingWave() {
  return (
    <div className="panel__wave">
      <svg viewBox="0 0 480 96" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path className="panel__ground" d={`${ONE_PERIOD}V96H0Z`} />
        <path className="panel__line" d={ONE_PERIOD} strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="panel__pulse">
        <svg viewBox="0 0 480 96" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={ONE_PERIOD} strokeWidth="6" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </div>
  )
}
