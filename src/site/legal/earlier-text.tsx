import { data } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { LEGAL_PATHS } from '#company/legal/legal-paths.ts'
import { findShownText } from '#company/legal/shown-texts.ts'
import { policyCopy as copy } from '#company/legal/words.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/earlier-text.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta({ loaderData: { shown } }: Route.MetaArgs) {
  if (!shown) return [{ title: `${copy.missing.title} | ${brandName()}` }]
  const { policy, version } = shown
  const title = copy.earlierTitle(policy.title, copy.inWords(dayInIndia(new Date(shown.firstShownAt))))
  return pageMeta({ ...policy, title, path: `/earlier-texts/${version}`, isHidden: true })
}

/** A legal text as visitors saw it once, to the letter. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shown = await findShownText(context.get(servicesContext).db, params.version)
  return shown ? data({ shown }) : data({ shown: undefined }, 404)
}

export default function EarlierTextPage({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown)
    return (
      <section className="section">
        <div className="wrap">
          <h1 className="h-page">{copy.missing.title}</h1>
          <p className="lead">{copy.missing.text}</p>
        </div>
      </section>
    )
  return <PolicyPage policy={shown.policy} holds={LEGAL_PATHS[shown.which]} />
}
