import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { engineOf } from '#database/database.ts'
import { requestState } from '#platform/http/request-state.ts'
import { beginNewEdition } from '../../tests/support/send-editions.ts'
import { WRITTEN } from '../../tests/support/store-subscribers.ts'
import { type TestServices, test, testServices } from '../../tests/support/test-services.ts'
import type { EditionBody } from './edition-body.ts'
import { EDITION_LINKS_PATH } from './edition-links.ts'
import { findEdition, listEditionLinks } from './edition-queries.ts'
import { followEditionLinks } from './follow-link.ts'

const A_PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

test('each tap is counted for its link, in both forms of the mail, and leads on', async ({ services }) => {
  const edition = await begin(services)
  const links = await listEditionLinks(services.db, edition.id)
  expect(links).toMatchObject([
    { number: 1, href: '/energy-calculator', taps: 0 },
    { number: 2, href: expect.stringMatching(/^\/energy-calculator#/), taps: 0 },
    { number: 3, href: '/contact-us', taps: 0 },
  ])
  const addresses = addressesIn(edition.html)
  expect(new Set(addresses).size).toBe(3)
  expect(addressesIn(edition.text).toSorted()).toEqual(addresses.toSorted())

  for (let times = 0; times < 3; times++) {
    const answer = await tap(services, addresses[0]!)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/energy-calculator')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  }
  await expect.poll(() => tapsOf(services, edition.id)).toEqual([3, 0, 0])
})

test.each([
  ['a HEAD', { method: 'HEAD' }],
  ['a page fetched ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
  ['a picture of the page', { headers: { 'Sec-Fetch-Dest': 'image' } }],
  ['a program that says what it is', { headers: { 'User-Agent': 'python-requests/2.32' } }],
  ['a scanner of mails', { headers: { 'User-Agent': 'Mozilla/5.0 BarracudaSentinel (EE)' } }],
  ['one that says nothing of itself', { headers: { 'User-Agent': '' } }],
])('%s is led on and not counted', async (_, init) => {
  await using services = await testServices()
  const edition = await begin(services)
  const [first] = addressesIn(edition.html)

  expect((await tap(services, first!, init)).headers.get('Location')).toBe('/energy-calculator')
  await tap(services, first!)
  // The tap of a person that came after it is there, and it is the only one.
  await expect.poll(() => tapsOf(services, edition.id)).toEqual([1, 0, 0])
})

test('only what stands in an edition leads anywhere', async ({ services }) => {
  await begin(services)
  for (const made of ['nothing', 'https%3A%2F%2Fevil.example', encodeURIComponent('/shop')])
    expect((await tap(services, `${EDITION_LINKS_PATH}/${made}`)).status).toBe(404)
})

test('where counting fails, the link works all the same', async ({ services }) => {
  const edition = await begin(services)
  const [first] = addressesIn(edition.html)
  // Nothing more can be written, or no higher number.
  if (engineOf(services.db) === 'sqlite') await sql`pragma query_only = 1`.execute(services.db)
  else await services.db.updateTable('edition_links').set({ taps: 2_147_483_647 }).execute()

  expect((await tap(services, first!)).headers.get('Location')).toBe('/energy-calculator')
  await expect.poll(() => services.logged.map(({ msg }) => msg)).toContain('a tap on a link was not counted')
})

test('where staff want no counting, links lead straight on', async ({ services }) => {
  const edition = await begin(services, { ...WRITTEN, isUncounted: true })
  expect(await listEditionLinks(services.db, edition.id)).toEqual([])
  for (const form of [edition.html, edition.text]) {
    expect(form).toContain('http://localhost:3000/contact-us')
    expect(form).not.toContain(EDITION_LINKS_PATH)
  }
})

test('text written by hand counts with the same links, and what is no page stays as it is', async ({ services }) => {
  const edition = await begin(services, {
    ...WRITTEN,
    content: `${WRITTEN.content}<p><a href="mailto:hello@example.com">Write to us</a></p>`,
    text: 'Ask us (http://localhost:3000/contact-us), or read https://cea.nic.in/report.',
  })

  const links = await listEditionLinks(services.db, edition.id)
  expect(links.map(({ href }) => href).slice(2)).toEqual(['/contact-us', 'https://cea.nic.in/report'])
  expect(edition.html).toContain('mailto:hello@example.com')
  expect(edition.text).toMatch(
    /^Ask us \(http:\/\/localhost:3000\/go\/newsletter\/[\w-]{11}\), or read [^ ]+\/[\w-]{11}\./,
  )
})

async function begin(services: TestServices, body?: EditionBody) {
  const id = await beginNewEdition(services, body)
  const { html, text } = (await findEdition(services.db, id))!
  return { id, html: html!, text: text! }
}

/** The addresses of counted links, in their order, each once. */
function addressesIn(form: string): string[] {
  return [...new Set([...form.matchAll(/http:\/\/localhost:3000(\/go\/newsletter\/[\w-]+)/g)].map(([, path]) => path!))]
}

async function tap(services: TestServices, path: string, init: RequestInit = {}): Promise<Response> {
  const site = new Hono()
    .use(requestState(services.log, services.env))
    .route(EDITION_LINKS_PATH, followEditionLinks(services))
  return site.request(path, { ...init, headers: { 'User-Agent': A_PHONE, ...init.headers } })
}

async function tapsOf(services: TestServices, id: string): Promise<number[]> {
  return (await listEditionLinks(services.db, id)).map(({ taps }) => taps)
}
