import { randomUUIDv7 } from 'node:crypto'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useMatches } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { type DeskHandle, isAct } from '#desk/access/desk-access.ts'
import { navFor } from '#desk/access/desk-nav.ts'
import { guardDesk } from '#desk/access/guard-desk.ts'
import { staffContext } from '#desk/access/staff-context.ts'
import { mayHaveLetters } from '#desk/leads/unmatched/list-unmatched.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { readUnavailable, SendAgain } from '#site/frame/send-again.tsx'
import { Boundary } from '#ui/boundary.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/layout.ts'
import { answerContext } from './answer.ts'
import { countWaiting } from './count-waiting.ts'
import { DeskHeader, refuseOldPage } from './desk-header.tsx'
import { DeskMessage, DeskNotice } from './desk-message.tsx'
import { deskMeta } from './desk-meta.ts'
import { deskNames } from './desk-names.ts'
import { keepPage, type Stale, useKeptPage, useTypedAcrossFailure } from './keep-page.ts'
import { deskCopy as copy } from './words.en.ts'
import './desk.css'
import './desk-nav.css'
import './desk-table.css'

export const handle: PageHandle = { desk: true }

export const middleware: Route.MiddlewareFunction[] = [guardDesk]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

/** For every page that does not say more of itself: what the navigation calls it. */
export function meta({ loaderData, location: { pathname }, error }: Route.MetaArgs) {
  // What failed has a title of its own: see ErrorBoundary. Of two, a tab shows the first.
  if (error) return []
  const page = loaderData?.pages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return deskMeta(page && copy.pages[page.name])
}

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!staff) return null
  const services = context.get(servicesContext)
  const hasLetters = await mayHaveLetters(services)
  return {
    name: staff.name,
    pages: navFor(staff, { hasLetters }),
    waiting: await countWaiting(staff, services),
    names: deskNames(),
    formId: randomUUIDv7(),
    answer: context.get(answerContext),
    // The browser's own word: see `keepPage`.
    stale: null as Stale | null,
  }
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const [page, act] = useMatches().slice(-2)
  const isOfAct = isAct((act?.handle as Partial<DeskHandle> | undefined)?.access)

  // Sent before there were scripts: what is shown is the page, and so says the address.
  useEffect(() => {
    if (isOfAct && page) history.replaceState(history.state, '', page.pathname + search)
  }, [isOfAct, page, search])

  useEffect(() => {
    addEventListener('pageshow', refuseOldPage)
    return () => removeEventListener('pageshow', refuseOldPage)
  }, [])

  useTypedAcrossFailure()
  useKeptPage()

  return (
    <div className="desk on-paper">
      <DeskHeader staff={loaderData} />
      <main className="wrap desk__page" id="main" tabIndex={-1}>
        {loaderData?.stale && <DeskMessage tone="bad">{copy.stale[loaderData.stale]}</DeskMessage>}
        <Boundary of={pathname}>
          <Outlet />
        </Boundary>
      </main>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { isAway, unsent } = isRouteErrorResponse(error) ? readUnavailable(error) : { isAway: false }
  const { title, lead } = isAway
    ? copy.away
    : status === 403
      ? copy.refused
      : status === 404
        ? copy.missing
        : copy.failed

  return (
    <div className="desk on-paper">
      <title>{`${title} | ${brandName()}`}</title>
      <DeskHeader staff={null} />
      <main className="wrap desk__page" id="main" tabIndex={-1}>
        <DeskNotice title={title} lead={lead}>
          {unsent && <SendAgain {...unsent} />}
          {status >= 500 && !unsent && (
            <Link className="btn btn--coral" to={pathname + search} replace>
              {copy.again}
            </Link>
          )}
          <Link className="go-link" to="/desk" reloadDocument>
            {copy.home}
          </Link>
        </DeskNotice>
      </main>
    </div>
  )
}
