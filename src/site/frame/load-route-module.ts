import { fetchAgain } from '#ui/fetch-again.ts'
import { whenStyled } from './bring-styles.ts'

interface RouteFiles {
  id: string
  module: string
  css?: string[]
}

declare global {
  interface Window {
    /** As React Router leaves it for its own tools. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Pick<Location, 'pathname' | 'search' | 'hash'> } } }
  }
}

/**
 * Takes the place of React Router's own (see scripts/vite/unused-router-parts-plugin.ts), which loads the page anew that
 * is being left: after a deploy that takes a page's files away, a tap on a link would be lost. The page that was asked for
 * is loaded instead, by the server's newest build. Also where its styles do not come.
 */
export async function loadRouteModule(route: RouteFiles, known: Record<string, unknown>): Promise<unknown> {
  try {
    known[route.id] ??= await fetchAgain(() => import(/* @vite-ignore */ route.module))
    await Promise.all((route.css ?? []).map(whenStyled))
    return known[route.id]
  } catch (error) {
    console.warn('A page did not come in place and is loaded', error)
    const to = window.__reactRouterDataRouter?.state.navigation.location
    // Fetched ahead only: it will be asked for again.
    if (to) location.assign(to.pathname + to.search + to.hash)
    return new Promise(() => {})
  }
}
