// First: it says the order of the layers, which sheets of parts that are imported below would otherwise decide.
import '#ui/styles/app.css'

import type { ReactElement } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, useMatches, useRouteError } from 'react-router'
import { Assistant, AssistantLink } from '#assistant/launcher/assistant.tsx'
import { site } from '#company/site.ts'
import { NOTICE_STAND_IN } from '#leads/consents/notice-words.en.ts'
import { AnalyticsChoice } from '#site/frame/analytics/analytics-choice.tsx'
import { PageCounts } from '#site/frame/analytics/page-counts.tsx'
import { ErrorPage } from '#site/frame/error-page.tsx'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { FloatLinks } from '#site/frame/float-links.tsx'
import { Footer, FooterContent } from '#site/frame/footer.tsx'
import { HeadMeta } from '#site/frame/head-meta.tsx'
import { Header, HeaderWithoutLinks } from '#site/frame/header.tsx'
import { NoteVisit } from '#site/frame/note-visit.tsx'
import { PageLinks } from '#site/frame/page-links.tsx'
import { PageStyles } from '#site/frame/page-styles.tsx'
import { RestoreScroll } from '#site/frame/restore-scroll.tsx'
import { RouteFocus } from '#site/frame/route-focus.tsx'
import { frameCopy as copy } from '#site/frame/words.en.ts'
import { NotFound } from '#site/not-found/missing-page.tsx'
import { notFoundCopy } from '#site/not-found/words.en.ts'
import { Boundary, nothing } from '#ui/boundary.tsx'
import { ComeAlive } from '#ui/come-alive.tsx'
import { Late, latePart } from '#ui/late.tsx'
import { OwnScriptTags } from '#ui/own-script-tags.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import latinFont from '#ui/styles/fonts/anek-latin.woff2?url'
import { Toasts } from '#ui/toasts.tsx'
import type { Route } from './+types/root.ts'

const newsletter = latePart({
  id: 'newsletter',
  load: async () => (await import('#leads/subscription/newsletter-form.tsx')).NewsletterForm,
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
                  <Assistant isHidden={isBare} />
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
