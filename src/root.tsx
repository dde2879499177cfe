// First: it says the order of the layers, which sheets of parts that are imported below would otherwise decide.
import '#ui/styles/app.css'
import '#ui/missing-part.css'

import { startScriptOf } from 'virtual:start-scripts'
import type { ReactElement } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { addressHere, currentLanguage, FIRST_LANGUAGE, langOf } from '#platform/text/language.ts'
import { OWN_WORDS_PLACEHOLDER } from '#platform/text/said.ts'
import { AssistantCorner, HintStyle } from '#site/frame/assistant-corner.tsx'
import { ErrorPage } from '#site/frame/error-page.tsx'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { FloatLinks } from '#site/frame/float-links.tsx'
import { Footer } from '#site/frame/footer.tsx'
import { Header } from '#site/frame/header.tsx'
import beginPage from '#site/frame/in-page/begin-page.ts?inline-script'
import { LanguageOffer, LanguageOfferStyle, offerScript } from '#site/frame/languages/language-offer.tsx'
import { fontFile, LanguageType } from '#site/frame/languages/language-type.tsx'
import { NO_PAGES } from '#site/frame/no-pages.ts'
import { NoticeBand, NoticeBandStyle } from '#site/frame/notice-band.tsx'
import { PageStyles } from '#site/frame/page-styles.tsx'
import { RouteFocus } from '#site/frame/route-focus.tsx'
import { frameCopy as copy } from '#site/frame/words.en.ts'
import { MissingPage } from '#site/not-found/missing-page.tsx'
import { notFoundCopy } from '#site/not-found/words.en.ts'
import { ComeAlive } from '#ui/come-alive.tsx'
import { InlineScript, InlineStyle } from '#ui/inline-script.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/root.ts'

/** Pages are fetched ahead when a pointer rests on their link or a finger is on it. */
function speculation(): string {
  const others = [...new Set([...NO_PAGES, ...NO_PAGES.map(addressHere)])]
  return JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: others.map((beginning) => `${beginning}*`) } }] },
        eagerness: 'moderate',
      },
    ],
  })
}

/**
 * The document around every page, the error page too. Visitors' pages are HTML, whose islands come alive by a script of
 * their own (site/frame/start.ts); the desk is one application, which the router brings alive whole.
 */
export function Layout({ children }: { children: ReactElement }) {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  const handle = handles.at(-1)
  const isFailed = Boolean(useRouteError())
  // A page of visitors is drawn by the server alone: what a browser draws is the desk, which knows no facts of the company.
  const isDesk = !import.meta.env.SSR || (!isFailed && handles.some((each) => each?.desk))
  const isBare = (Boolean(handle?.bare) && !isFailed) || isDesk
  const hasLanguages = !isBare || Boolean(handle?.hasLanguages)
  const styles = isFailed ? undefined : handle?.stylesFor?.(matches.at(-1)?.loaderData as never)
  // What is missing is kept for many addresses.
  const isMissing = isFailed || matches.some(({ params }) => params['*'] !== undefined) || pathname === '/too-many'
  const isLost = !isFailed && handle?.isLost?.(matches.at(-1)?.loaderData as never)
  // With its query, for who goes on to the same page in another language. One that is kept for all sees none.
  const own = pathname.replace(/(.)\/$/, '$1')
  const path = isMissing ? '/' : isLost ? own.replace(/\/[^/]+$/, '') : own + search
  const isVisit = !isDesk && !handle?.isPreview && !handle?.isForFrames

  return (
    <html
      lang={langOf(currentLanguage())}
      data-language={currentLanguage() === FIRST_LANGUAGE ? undefined : currentLanguage()}
      data-brand={brandName()}
      data-notice={NOTICE_PLACEHOLDER}
      data-start={isDesk ? undefined : startScriptOf(currentLanguage(), handle?.isForFrames ? 'embedded' : 'page')}
      data-visit={isVisit ? '' : undefined}
      data-routed={isDesk ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F8F3EA" />
        <Meta />
        <link rel="preload" href={fontFile()} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title={copy.feed(brandName())} />
        <link rel="alternate" href="/atom.xml" type="application/atom+xml" title={copy.feed(brandName())} />
        <link rel="alternate" href="/feed.json" type="application/feed+json" title={copy.feed(brandName())} />
        <PageStyles />
        {styles && <InlineStyle text={styles} />}
        {isVisit && !isBare && <HintStyle path={own} />}
        {!isDesk && <LanguageType />}
        {hasLanguages && <LanguageOfferStyle />}
        {!isBare && <NoticeBandStyle />}
      </head>
      <body>
        <a className="skip" href="#main">
          {copy.skip}
        </a>
        {!isBare && <LanguageOffer path={path} />}
        {/* One script, since each costs its hash in the policy, and before anything of the page is drawn. */}
        <InlineScript
          text={beginPage + (hasLanguages ? offerScript() : '') + OWN_WORDS_PLACEHOLDER}
          suppressHydrationWarning
        />
        {!isBare && <NoticeBand />}
        {!isBare && <Header path={path} />}
        {isDesk && !isFailed ? (
          children
        ) : (
          <main id="main" tabIndex={-1} aria-label={handle?.label}>
            {children}
          </main>
        )}
        {!isBare && (
          <>
            <Footer
              above={isFailed ? 'paper' : (handle?.above ?? 'paper')}
              path={path}
              asksForNewsletter={isFailed || !handle?.hasNewsletterForm}
            />
            <div className="rail on-paper">
              <FloatLinks />
              {isVisit && <AssistantCorner path={own} />}
            </div>
            <InlineScript type="speculationrules" text={speculation()} />
          </>
        )}
        {isDesk && (
          <>
            <RouteFocus />
            <ComeAlive />
            <ScrollRestoration />
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
  const isAway = isRouteErrorResponse(error) && error.status === 503
  const { title } = isMissing ? notFoundCopy : isAway ? errorCopy.away : errorCopy

  return (
    <>
      <title>{`${title} | ${brandName()}`}</title>
      {isMissing ? <MissingPage /> : <ErrorPage error={error} />}
    </>
  )
}
