// First: it says the order of the layers, which sheets of parts that are imported below would otherwise decide.
import './styles/app.css'

import type { ReactElement } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, useMatches, useRouteError } from 'react-router'
import { errorCopy } from '#content/error.ts'
import { frameCopy as copy } from '#content/frame.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { NOTICE_STAND_IN } from '#content/privacy-notice.ts'
import { site } from '#content/site.ts'
import { AnalyticsChoice } from '#features/analytics/analytics-choice.tsx'
import { PageCounts } from '#features/analytics/page-counts.tsx'
import { Assistant, AssistantLink } from '#features/assistant/assistant.tsx'
import { Boundary, nothing } from '#ui/boundary.tsx'
import { ComeAlive } from '#ui/come-alive.tsx'
import { ErrorPage } from '#ui/error-page.tsx'
import { fetchAgain } from '#ui/fetch-again.ts'
import { FloatLinks } from '#ui/frame/float-links.tsx'
import { Footer, FooterContent } from '#ui/frame/footer.tsx'
import { HeadMeta } from '#ui/frame/head-meta.tsx'
import { Header, HeaderWithoutLinks } from '#ui/frame/header.tsx'
import { NoteVisit } from '#ui/frame/note-visit.tsx'
import { PageLinks } from '#ui/frame/page-links.tsx'
import { PageStyles } from '#ui/frame/page-styles.tsx'
import { RestoreScroll } from '#ui/frame/restore-scroll.tsx'
import { RouteFocus } from '#ui/frame/route-focus.tsx'
import { Late, latePart } from '#ui/late.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { OwnScriptTags } from '#ui/own-script-tags.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { Toasts } from '#ui/toasts.tsx'
import type { Route } from './+types/root.ts'
import latinFont from './styles/fonts/anek-latin.woff2?url'

const newsletter = latePart({
  id: 'newsletter',
  load: async () => (await import('#features/newsletter/newsletter-form.tsx')).NewsletterForm,
})

// The same on every page: made once, React passes them by when another page comes.
const links = (
  <>
    <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={copy.feed(site.brand)} />
    <link rel="alternate" href="/atom.xml" type="application/atom+xml" title={copy.feed(site.brand)} />
    <link rel="alternate" href="/feed.json" type="application/feed+json" title={copy.feed(site.brand)} />
  </>
)
const header = (
  <Boundary fallback={() => <HeaderWithoutLinks />}>
    <Header />
  </Boundary>
)
const floats = (
  <Boundary fallback={nothing}>
    <FloatLinks />
  </Boundary>
)
const toasts = (
  <Boundary fallback={nothing}>
    <Toasts />
  </Boundary>
)
const footer = (
  <Boundary>
    <FooterContent
      news={<Late part={newsletter} />}
      choices={
        <Boundary fallback={nothing}>
          <AnalyticsChoice />
        </Boundary>
      }
    />
  </Boundary>
)

/** The document around every page, the error page too. */
export function Layout({ children }: { children: ReactElement }) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const handle = handles.at(-1)
  const isFailed = Boolean(useRouteError())
  const isDesk = !isFailed && handles.some((each) => each?.desk)
  const isBare = (Boolean(handle?.bare) && !isFailed) || isDesk
  const isForVisitors = !isDesk && !handle?.isPreview
  const ownScript = isFailed ? undefined : handle?.ownScript
  // Moved to by the router, it is among the others.
  const isStill = import.meta.env.SSR && !isFailed && handle?.isStill

  return (
    <html lang={site.language} data-notice={NOTICE_STAND_IN}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F8F3EA" />
        <HeadMeta />
        {links}
        <PageStyles />
      </head>
      <body>
        <a className="skip" href="#main">
          {copy.skip}
        </a>
        {!isBare && header}
        {isDesk ? (
          children
        ) : (
          <main id="main" tabIndex={-1} aria-label={handle?.label}>
            {children}
          </main>
        )}
        {!isBare && (
          <>
            <Footer above={isFailed ? 'paper' : (handle?.above ?? 'paper')}>{footer}</Footer>
            {floats}
            {toasts}
          </>
        )}
        {ownScript && <OwnScriptTags {...ownScript} />}
        {!ownScript && !isStill && (
          <>
            {isForVisitors && (
              <>
                <Boundary fallback={() => <AssistantLink />}>
                  <Assistant isHidden={isBare} loadEnquiryRules={loadEnquiryRules} />
                </Boundary>
                <Boundary fallback={nothing}>
                  <PageCounts />
                  <NoteVisit />
                </Boundary>
              </>
            )}
            <RouteFocus />
            <PageLinks />
            <RestoreScroll />
            <ComeAlive />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

async function loadEnquiryRules() {
  const { checkEnquiry } = await fetchAgain(() => import('#features/enquiries/check-enquiry.ts'))
  return checkEnquiry
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { title } = isMissing ? notFoundCopy : errorCopy

  return (
    <>
      <title>{`${title} | ${site.brand}`}</title>
      {isMissing ? <NotFound /> : <ErrorPage error={error} />}
    </>
  )
}
