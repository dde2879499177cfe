import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { houseCss } from '#site/lit-house/house-css.ts'
import { loadHouse } from '#site/lit-house/load-house.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/article.ts'
import { applianceOf, onWith } from './appliance-of-article.ts'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleView } from './article-view.tsx'
import { HouseOfArticle } from './house-of-article.tsx'
import { type ArticleState, loadArticle } from './load-article.ts'
import { blogCopy as copy } from './words.en.ts'
import './blogs.css'
import './article.css'

export const handle: PageHandle = {
  stylesFor: ({ house }: Route.ComponentProps['loaderData']) =>
    house ? houseCss(house.bills, onWith(house.appliance)) : '',
  above: 'sunk',
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
