import { data, redirect } from 'react-router'
import type { PostLink } from '#articles/post.ts'
import { pageMeta } from '#company/page-meta.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { FIRST_ON, FIRST_STATE, type Switch, unitsOf, unitsWith } from '#site/lit-house/appliances.ts'
import { type HouseBill, paiseAt } from '#site/lit-house/house-bills.ts'
import { houseCss } from '#site/lit-house/house-css.ts'
import { LitHouse } from '#site/lit-house/lit-house.tsx'
import { loadHouse } from '#site/lit-house/load-house.ts'
import { litHouseCopy } from '#site/lit-house/words.en.ts'
import { NearList } from '#site/not-found/near-list.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/article.ts'
import { applianceOf, onWith } from './appliance-of-article.ts'
import { ArticleView } from './article-view.tsx'
import { type ArticleState, loadArticle } from './load-article.ts'
import { SearchForm } from './search-form.tsx'
import { blogCopy as copy } from './words.en.ts'
import './blogs.css'
import './article.css'

export const handle: PageHandle = {
  stylesFor: ({ house }: Route.ComponentProps['loaderData']) =>
    house ? houseCss(house.bills, onWith(house.appliance)) : '',
  above: 'sunk',
  isLost: ({ kind }: Route.ComponentProps['loaderData']) => kind === 'missing',
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const state = await loadArticle(context.get(servicesContext), params.slug)
  const path = pathIfMoved(state, params.slug)
  if (path) throw redirect(path + url.search, 301)
  const appliance = state.kind === 'found' ? applianceOf(params.slug) : undefined
  const house = appliance && { appliance, bills: await loadHouse(context.get(servicesContext)) }
  return data({ ...state, house }, { status: state.kind === 'missing' ? 404 : 200 })
}

/** Where an article is that is asked for by an address it has left. */
function pathIfMoved(state: ArticleState, slug: string): string | undefined {
  return state.kind === 'found' && state.article.slug !== slug ? `/blogs/${state.article.slug}` : undefined
}

export function meta({ loaderData: state, params }: Route.MetaArgs) {
  // Of itself it has no address: it stands at any that has no article.
  if (state?.kind === 'missing') {
    const { heading: title, explanation: description } = copy.missing
    return pageMeta({ title, description, path: '/blogs', picture: 'blogs', isHidden: true })
  }

  const path = `/blogs/${params.slug}`
  if (state?.kind !== 'found') {
    const { heading: title, explanation: description } = copy.unreachable
    return pageMeta({ title, description, path, picture: 'blogs', isHidden: true })
  }

  const { title, seo_meta_description: description, published_at, updated_at, tags } = state.article
  return pageMeta({
    title,
    description,
    path,
    above: [{ name: copy.name, path: '/blogs' }],
    article: { published: published_at, updated: updated_at, tags },
    languages: state.article.languages,
  })
}

export default function ArticlePage({ loaderData: state }: Route.ComponentProps) {
  if (state.kind === 'missing') return <ArticleMissing near={state.near} />
  return <ArticleView article={state.article} house={state.house && <HouseOfArticle {...state.house} />} />
}

/** There is no such blog: the way back, those whose names come near, and the search. */
function ArticleMissing({ near }: { near: PostLink[] }) {
  return (
    <>
      <section className="section">
        <div className="wrap article-missing">
          <h1 className="h-page">{copy.missing.heading}</h1>
          <p className="lead">{copy.missing.explanation}</p>
          <ButtonLink to="/blogs?page=1">{copy.missing.back}</ButtonLink>
        </div>
      </section>
      <section className="on-sunk section">
        <div className="wrap article-missing">
          {near.length > 0 && (
            <>
              <h2 className="h-mid">{copy.missing.near}</h2>
              <NearList near={near.map(({ slug, ...post }) => ({ path: `/blogs/${slug}`, ...post }))} />
            </>
          )}
          <SearchForm />
        </div>
      </section>
    </>
  )
}

/** The house within an article: what the appliance adds to a bill, by the rates of today. */
function HouseOfArticle({ appliance, bills }: { appliance: Switch; bills: HouseBill[] }) {
  const bill = bills.find(({ code }) => code === FIRST_STATE)!
  const on = onWith(appliance)
  const [without, total] = [FIRST_ON, on].map((each) => Math.round(paiseAt(bill, unitsWith(each)) / 100) * 100) as [
    number,
    number,
  ]
  const added = formatRupees(total - without)
  const units = Math.round(unitsOf(appliance))

  return (
    <LitHouse
      bills={bills}
      inArticle={{ on }}
      words={
        <>
          <h2>{litHouseCopy.article(litHouseCopy.inside[appliance])}</h2>
          <p>
            {litHouseCopy.articleLead(litHouseCopy.inside[appliance], units, added, formatRupees(total), bill.name)}
          </p>
        </>
      }
    />
  )
}
