import { hash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { builtLanguages } from 'virtual:start-scripts'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { findPictureOfPost, listForDiscovery, listForFeed } from '#articles/list-posts.ts'
import { servePictures } from '#articles/pictures/serve-pictures.ts'
import { coverOf } from '#articles/post.ts'
import { factsLeftInEnglish, factsRevision } from '#company/facts.ts'
import { listOpen } from '#company/openings/opening-queries.ts'
import { pageOfOpening } from '#company/openings/page-of-opening.ts'
import { REFERENCE_PLACEHOLDER } from '#company/site.ts'
import { deskRulesContext, readDeskRules } from '#desk/access/desk-access.ts'
import { noStoreNoIndex } from '#desk/access/guard-desk.ts'
import { findChangeDays } from '#desk/company/change-days.ts'
import { listArchive, listForArchiveFeed, pageOfEdition } from '#editions/archive.ts'
import { EDITION_LINKS_PATH } from '#editions/edition-links.ts'
import { followEditionLinks } from '#editions/follow-link.ts'
import { ownPageFiles } from '#leads/own-page/own-page-files.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { oneClickUnsubscribe, UNSUBSCRIBE_PATH } from '#leads/subscription/one-click-unsubscribe.ts'
import { pageAt } from '#pages.ts'
import { keepForm } from '#platform/form/unsent-form.ts'
import { createAnswerCache } from '#platform/http/answer-cache.ts'
import { compressText } from '#platform/http/compress-text.ts'
import { isOnlyShown } from '#platform/http/forms.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { leadTo } from '#platform/http/lead-to.ts'
import {
  clientAddressContext,
  nonceContext,
  outdatedPagesContext,
  renderContext,
  reportContext,
  servicesContext,
  unsentFormContext,
} from '#platform/http/request-contexts.ts'
import { newRequestId, type RequestState } from '#platform/http/request-state.ts'
import { codingFor } from '#platform/http/serve-stored.ts'
import { limitPages } from '#platform/limits/limit-pages.ts'
import { tooManyMessage } from '#platform/limits/limit-posts.ts'
import { OperatorError, operatorOf } from '#platform/operation/operator-error.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage, wordsLeftInEnglish } from '#platform/text/in-language.ts'
import {
  addressHere,
  currentLanguage,
  ENGLISH_TAG,
  type Language,
  offerLanguages,
  withoutLanguage,
} from '#platform/text/language.ts'
import { askOfWorkshop } from '#site/lit-workshop/ask-of-workshop.ts'
import { findMeant } from '#site/not-found/find-meant.ts'
import { orderPath } from '#site/shop/order-path.ts'
import { createApi } from './api.ts'
import { appDownloads } from './app-downloads/app-downloads.ts'
import { openAssistantDependencies } from './assistant-dependencies.ts'
import { discovery } from './discovery/discovery.ts'
import { namedPages } from './discovery/named-pages.ts'
import { wellKnown } from './discovery/security-text.ts'
import { inOrder, listSitePages } from './discovery/site-pages.ts'
import { formsInLanguages } from './languages/forms-in-languages.ts'
import { keepWhereTyped } from './languages/keep-where-typed.ts'
import { languageDoor } from './languages/language-door.ts'
import { askedIn, linksInLanguage, withAlternates } from './languages/links-in-language.ts'
import { markEnglish } from './languages/mark-english.ts'
import { metrics } from './metrics/metrics.ts'
import { oldFiles } from './old-builds/old-files.ts'
import { atSiteAddress } from './pages/at-site-address.ts'
import { notModified } from './pages/not-modified.ts'
import { outboundLinks } from './pages/outbound-links.ts'
import type { PageCache } from './pages/page-cache.ts'
import { findRevisions } from './pages/page-revisions.ts'
import { compressPage, type FinishedPage, type FinishPage, type StoredPage } from './pages/post-process-html.ts'
import { asPageSees, cachedAddress, isOnesOwn } from './pages/queries-of-pages.ts'
import { policyOfPage, servePage } from './pages/serve-page.ts'
import { countMissingPage, redirectOf, unknownAddresses } from './pages/unknown-address.ts'
import { sayWhenUnavailable } from './pages/when-unavailable.ts'
import { findScene } from './share-pictures/find-scene.ts'
import { sharePictures } from './share-pictures/share-pictures.ts'

export { routes } from 'virtual:react-router/server-build'
// For tests, which ask every route, change facts and read sentences.
export { companyFacts, setCompanyFacts } from '#company/facts.ts'
export { messageHandling } from '#desk/leads/message-handling.ts'
export { listSentences } from '#platform/text/said.ts'
export { jobs, recurringTasks } from './jobs.ts'

const MOST_MISSING = 50
/** In the sitemap: years of them. */
const MOST_EDITIONS = 1_000
/** In the feed. */
const NEWEST_EDITIONS = 20

export interface BuiltSite {
  pages: PageCache
  finish: FinishPage
  builtAt: Date
  /** Answers from the build's files: scripts, styles, fonts, pictures. */
  files: MiddlewareHandler
}

/** The whole site as one fetch function: the API first, then files, then pages. */
export function createApp(services: Services, built?: BuiltSite) {
  const { db, env, now } = services
  offerLanguages(env.SITE_LANGUAGES)
  // What pages say of the company comes from its facts, and reaches kept pages a moment later.
  const version = () => `${factsRevision()} ${built?.pages.version() ?? ''}`
  const named = namedPages(askHere, version, built?.builtAt)
  const stamp = async () => [...Object.values(await findRevisions(services)), version()].join(' ')
  const listPages = async () => {
    const changedOn = await findChangeDays(db, now())
    const pages = listSitePages(await named()).map((page) => {
      const day = changedOn(page.path)
      return day && day > page.updated ? { ...page, updated: day } : page
    })
    const editions = await listArchive(db, { limit: MOST_EDITIONS })
    return inOrder([...pages, ...(await listOpen(db, now())).map(pageOfOpening), ...editions.map(pageOfEdition)])
  }
  const listPosts = () => listForDiscovery(services)
  const listFeed = () => listForFeed(services)
  const newestEditions = () => listForArchiveFeed(db, NEWEST_EDITIONS)
  const render = createRequestHandler(sayWhenUnavailable(build))
  const deskRules = readDeskRules(build.routes)
  // One for each list of what may have been meant, however many addresses lead nowhere.
  const missingPages = createAnswerCache<StoredPage>({
    stamp: async () => {
      const { posts, company } = await findRevisions(services)
      return `${posts} ${company}`
    },
    most: MOST_MISSING * env.SITE_LANGUAGES.length,
  })
  const isUnknown = unknownAddresses(build.routes)
  const limits = limitPages(services, refusePage)
  const tooMany = new Map<Language, { facts: string; page: StoredPage }>()

  const fromOldBuilds = oldFiles(services)

  const tools = openAssistantDependencies(services, askHere, version)
  const site = guardedSite(services, { openTo: [UNSUBSCRIBE_PATH], pathOf: (path) => askedIn(path).path })
    .use(noStoreNoIndex, limits.pages)
    .route('/api', createApi(services, tools, built?.pages.outdated))
    .route('/metrics', metrics(services))
    .route('/.well-known', wellKnown({ origin: env.SITE_URL, mailbox: operatorOf(env) }, now))
    .route(UNSUBSCRIBE_PATH, oneClickUnsubscribe(services))
    .route(ownPageCopy.path, ownPageFiles(services))
    .route('/', appDownloads(env))
    .route('/go/workshop', askOfWorkshop())
    .route(EDITION_LINKS_PATH, followEditionLinks(services))
    .route('/go', outboundLinks(env, { order: orderPath }))
    .route('/media', servePictures(services))
    .route('/og', sharePictures({ folder: join(env.DATA_DIR, 'og'), findSubject }))
    .route('/', discovery({ origin: env.SITE_URL, listPages, listPosts, listFeed, listArchive: newestEditions, stamp }))
    .get('*', answerReady)
    .get('*', notModified, (c, next) => (built ? built.files(c, next) : next()))
    .get('/assets/*', (c, next) => (built ? fromOldBuilds(c, next) : next()))
    .use(limits.noFiles)
    .get('*', whereNothingIs)
    .get('*', keepPage)
    .all('*', compress(), async (c) => sendOrLead(c, await renderPage(c.var, c.req.raw)))

  if (built) void readAllLanguages()
  if (env.SITE_LANGUAGES.length === 1) return site
  refuseUnbuilt(env.SITE_LANGUAGES)
  return languageDoor(site, env.SITE_URL)

  /** One of our pages as visitors get it, in the language of now; after a change the new one. */
  async function askHere(path: string): Promise<Response> {
    await built?.pages.bringUpToDate(addressHere(path))
    return site.request(addressHere(path))
  }

  /** One after the other, before somebody asks: English first, by which the others are found. */
  async function readAllLanguages() {
    for (const language of env.SITE_LANGUAGES) await inLanguage(language, () => tools.searchIndex.open())
  }

  async function findSubject(name: string) {
    if (name.startsWith('blogs/')) return findPictureOfPost(services, name.slice('blogs/'.length))

    const page = (await listPages()).find(({ picture }) => picture === name)
    return page && { title: page.title, cover: coverOf(name), scene: await findScene(name, services) }
  }

  /** Before all that looks for something: most of what visitors ask for is there. */
  async function answerReady(c: Context<RequestState>, next: Next) {
    const page = isOnesOwn(c.req.path, c.req.query()) ? undefined : built?.pages.ready(cachedAddress(urlOf(c.req.raw)))
    return page ? servePage(c, page, env) : next()
  }

  async function keepPage(c: Context<RequestState>, next: Next) {
    const page = pageAt(c.req.path)
    if (!built || page?.rendered !== 'once' || isOnesOwn(c.req.path, c.req.query())) return next()

    const missing = await answerMissing(c)
    if (missing) return missing
    const address = cachedAddress(urlOf(c.req.raw))
    const language = currentLanguage()
    let own: Rendered | undefined
    const kept = await built.pages
      .find(address, page.shows, async () => {
        // Again when nobody asks, too.
        const rendered = await inLanguage(language, () => renderForAll(address))
        if (rendered.finished && mayBeKept(rendered.response)) return compressPage(rendered.finished)
        own = rendered
        return undefined
      })
      // What fails is rendered for this visitor, under the reference that is in the log.
      .catch(() => undefined)
    if (kept) return servePage(c, kept, env)
    // What leads elsewhere takes the visitor's own query along.
    return own?.finished ? send(c, own) : next()
  }

  async function renderForAll(address: string): Promise<Rendered> {
    const asker = { requestId: newRequestId(), log: services.log, clientAddress: '' }
    const rendered = await renderPage(asker, new Request(env.SITE_URL + withoutLanguage(address).path))
    if (rendered.response.status >= 500) throw new Error(`${address} was answered with ${rendered.response.status}`)
    return rendered
  }

  async function whereNothingIs(c: Context<RequestState>, next: Next) {
    const isToAnswer = built && !c.req.path.endsWith('.data') && isUnknown(c.req.path)
    return (isToAnswer && (await answerMissing(c))) || next()
  }

  /** An address that leads nowhere costs a look for what was meant, and no page: that is made once. */
  async function answerMissing(c: Context<RequestState>): Promise<Response | undefined> {
    const meant = await findMeant(c.req.path, isUnknown, services)
    if (!meant) return undefined
    const elsewhere = redirectOf(urlOf(c.req.raw), services.tallies)
    if (elsewhere) return leadOn(c, elsewhere)

    const page = await missingPages.find(hash('sha256', `${currentLanguage()} ${meant}`), async () => {
      // Without what this visitor asked: others get it too.
      const asked = new Request(new URL(new URL(c.req.url).pathname, env.SITE_URL))
      const { response, finished } = await renderPage(c.var, asked)
      return response.status === 404 && finished ? compressPage(finished) : undefined
    })
    if (!page) return undefined

    noteMissing(c)
    return servePage(c, page, env, 404)
  }

  function noteMissing(c: Context<RequestState>) {
    c.var.log.warn({ path: pathForLog(c.req.path) }, 'nothing at this address')
    countMissingPage(c.req.raw, services.tallies, env.SITE_URL)
  }

  async function refusePage(c: Context<RequestState>): Promise<Response> {
    if (!built) return c.text(tooManyMessage(60), 429)

    const facts = factsRevision()
    const known = tooMany.get(currentLanguage())
    if (known?.facts === facts) return servePage(c, known.page, env, 429)

    const { finished } = await renderPage(c.var, new Request(new URL('/too-many', env.SITE_URL)))
    const page = compressPage(finished!)
    tooMany.set(currentLanguage(), { facts, page })
    return servePage(c, page, env, 429)
  }

  async function renderPage(asker: RequestState['Variables'], asked: Request): Promise<Rendered> {
    const nonce = randomUUID()
    const response = await renderRaw(asker, asked, nonce)
    // A document with a policy of its own is no page of ours.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    if (!isPage || response.headers.has('Content-Security-Policy')) return { response }

    const drawn = await response.text()
    const inEnglish = new Set([...factsLeftInEnglish(), ...wordsLeftInEnglish()])
    const said = markEnglish(keepWhereTyped(drawn), inEnglish, ENGLISH_TAG)
    const linked = formsInLanguages(linksInLanguage(said, currentLanguage()), urlOf(asked).pathname)
    const html = withAlternates(linked, env.SITE_LANGUAGES)
    if (!built) return { response: new Response(html, response) }
    return { response, finished: built.finish(html, nonce, { [REFERENCE_PLACEHOLDER]: asker.requestId }) }
  }

  /** As the router has it: without its styles, and with what is filled in afterwards. */
  function renderRaw(asker: RequestState['Variables'], asked: Request, nonce: string): Promise<Response> {
    const { log, clientAddress } = asker
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...services, log })
    context.set(reportContext, log)
    context.set(clientAddressContext, clientAddress)
    context.set(deskRulesContext, deskRules)
    context.set(renderContext, (path) => renderRaw(asker, new Request(env.SITE_URL + path), nonce))
    if (built) context.set(nonceContext, nonce)
    if (built) context.set(outdatedPagesContext, built.pages.outdated)

    // HEAD is rendered like GET, for the same headers; Hono leaves the body out.
    const atSite = atSiteAddress(asked, env.SITE_URL)
    const url = urlOf(atSite)
    const seen = new Request(isOnlyShown(url) ? url : asPageSees(url), atSite)
    // With scripts a page stays as it is, and its form with it.
    if (!new URL(seen.url).pathname.endsWith('.data')) context.set(unsentFormContext, keepForm(seen))
    return render(seen.method === 'HEAD' ? new Request(seen, { method: 'GET' }) : seen, context)
  }

  function sendOrLead(c: Context<RequestState>, rendered: Rendered): Response {
    const isMissing = rendered.response.status === 404 && c.req.method === 'GET'
    const elsewhere = isMissing ? redirectOf(urlOf(c.req.raw), services.tallies) : undefined
    return elsewhere ? leadOn(c, elsewhere) : send(c, rendered)
  }

  function leadOn(c: Context<RequestState>, address: string): Response {
    // Asked for each time: it is counted, and staff may take it back.
    c.header('Cache-Control', 'no-cache')
    return leadTo(c, address, 301)
  }

  function send(c: Context<RequestState>, { response, finished }: Rendered): Response {
    if (response.status === 404) noteMissing(c)
    if (!finished) return response

    const coding = codingFor(c.req.header('Accept-Encoding'))
    const headers = new Headers(response.headers)
    headers.set('Content-Security-Policy', policyOfPage(env, finished.hashes, c.req.path))
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.append('Vary', 'Accept-Encoding')
    if (coding !== 'identity') headers.set('Content-Encoding', coding)
    // Also where it is for one visitor: what a page has of secrets stands in its address already, so its length, which a
    // stranger can watch, betrays none (BREACH).
    return new Response(compressText(finished.html).bodies[coding], { status: response.status, headers })
  }
}

function refuseUnbuilt(languages: readonly Language[]) {
  const unbuilt = languages.filter((language) => !builtLanguages.includes(language))
  if (unbuilt.length === 0) return
  throw new OperatorError(
    `SITE_LANGUAGES names ${unbuilt.join(', ')}: build the site with the same SITE_LANGUAGES first.`,
  )
}

/** The address that is asked for, without its language. */
function urlOf(asked: Request): URL {
  const url = new URL(asked.url)
  url.pathname = askedIn(url.pathname).path
  return url
}

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && headers.get('Cache-Control') !== 'no-store'
}

interface Rendered {
  response: Response
  /** Where it is a page of the built site. */
  finished?: FinishedPage
}
