import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { isUnavailable, TRY_AGAIN_LATER } from '#platform/http/problem.ts'
import { reportContext, unsentFormContext } from '#platform/http/request-contexts.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

// biome-ignore lint/suspicious/noExplicitAny: each route has types of its own for the same thing
type Part = (asked: any, ...more: any[]) => unknown

/**
 * The built pages, which say so where the database or the disk is away, full, or kept by others for too long: whatever a
 * loader, an action or a guard met there is answered with 503, and where a browser sent a form by itself, with what was
 * typed into it, so that it is sent again from the page that says so.
 */
export function sayWhenUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: withWords(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

function withWords(module: RouteModule): RouteModule {
  const { loader, action, middleware } = module
  // A file, a draft that is saved, an export: no page is drawn around what they answer.
  const isPage = module.default !== undefined
  return {
    ...module,
    ...(loader && { loader: saying(loader, isPage) }),
    ...(action && { action: saying(noting(action), isPage) }),
    ...(middleware && { middleware: middleware.map((each) => saying(each, true)) }),
  } as RouteModule
}

function saying<Run extends Part>(run: Run, isPage: boolean): Part {
  return async (asked: Asked, ...more) => {
    try {
      return await run(asked, ...more)
    } catch (error) {
      if (!(error instanceof Error && isUnavailable(error))) throw error

      const path = pathForLog(new URL(asked.request.url).pathname)
      asked.context.get(reportContext).error({ err: error, path }, 'page failed')
      const answer = { status: 503, headers: TRY_AGAIN_LATER }
      throw isPage
        ? data({ unsent: await asked.context.get(unsentFormContext)() }, answer)
        : new Response(httpCopy.unavailable, answer)
    }
  }
}

/** What an action took is not offered to be sent again, where the page around its answer cannot be drawn. */
function noting<Run extends Part>(action: Run): Part {
  return async (asked: Asked, ...more) => {
    const answer = (await action(asked, ...more)) as { init?: { status?: number } | null } | null | undefined
    if ((answer?.init?.status ?? 200) < 400) asked.context.set(unsentFormContext, nothingLeft)
    return answer
  }
}

async function nothingLeft() {
  return undefined
}
