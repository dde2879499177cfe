import { expect, onTestFinished, vi } from 'vitest'
import { invite } from '#desk/access/invitations.ts'
import { sendDraft } from '#desk/drafts/send-draft.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import type { Services } from '#platform/services.ts'
import { errorCopy } from '#site/frame/error-words.en.ts'
import { arrive } from '../support/at-desk.ts'
import { builtSite } from '../support/built-site.ts'
import { hire } from '../support/hire.ts'
import { test } from '../support/test-services.ts'

const { away: copy } = errorCopy

test('what a browser without scripts sends while the database is away can be sent again', async ({ services }) => {
  const { cookie } = await hire(services, 'sales')
  const lead = await arrive(services)
  const invitation = new URL((await invite({ email: 'new@example.com', role: 'sales' }, null, services))!).pathname
  const own = pathOf(await ownPageLink(lead.id, 'whole', services))
  const consents = pathOf(await consentLink({ kind: 'lead', id: lead.id }, services))
  const { send, database } = await siteWhoseDatabaseGoes(services)
  const posts: [path: string, form: Record<string, string>][] = [
    ['/desk/sign-in', { email: 'asha-rao@example.com', password: 'eleven quiet peacocks' }],
    ['/desk/sign-in/code', { code: '482913' }],
    ['/desk/forgotten', { email: 'asha-forgot@example.com' }],
    ['/desk/second-factor', { code: '771204', key: 'JBSW Y3DP', recoveryCodes: 'aaaa bbbb' }],
    [invitation, { name: 'Meera Iyer', password: 'eleven quiet peacocks' }],
    ['/desk/reset/no-such-token', { password: 'eleven quiet peacocks' }],
    [`/desk/leads/${lead.id}/add-note`, { note: 'Has a meter in the "old" shed & a dog.' }],
    [`${own}?act=book`, { slot: '01a2' }],
    [consents, { lead: lead.id }],
  ]

  database.isAway = true
  for (const [path, form] of posts) {
    const { status, headers, html } = await send(path, { form, cookie })
    expect(status, path).toBe(503)
    expect(headers.get('Retry-After'), path).toBeTruthy()
    // A form that the limits refuse already has what was typed in its own fields.
    if (path !== '/desk/forgotten') expect(html, path).toContain(copy.kept)
    for (const [name, value] of Object.entries(form)) {
      const isSecret = name === 'password'
      expect(html.includes(`name="${name}"`), `${path} ${name}`).toBe(true)
      expect(html.includes(`value="${escaped(value)}"`), `${path} ${name}`).toBe(!isSecret)
    }
  }
  expect(services.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'page failed' }))
})

test('a page that the database keeps from being shown says so, and offers to try again', async ({ services }) => {
  const { cookie } = await hire(services, 'sales')
  const lead = await arrive(services)
  const own = pathOf(await ownPageLink(lead.id, 'whole', services))
  const { send, database } = await siteWhoseDatabaseGoes(services)

  database.isAway = true
  for (const [path, words, again] of [
    ['/desk/leads', deskCopy.away.lead, deskCopy.again],
    [`/desk/leads/${lead.id}`, deskCopy.away.lead, deskCopy.again],
    [own, copy.text, errorCopy.retry],
  ] as const) {
    const { status, headers, html } = await send(path, { cookie })
    expect(status, path).toBe(503)
    expect(headers.get('Retry-After'), path).toBeTruthy()
    expect(html, path).toContain(words)
    expect(html, path).toMatch(new RegExp(`href="[^"]*${path}"[^>]*>${again}`))
  }
})

test('a draft that the database refuses is kept by its editor, to be sent again', async ({ services }) => {
  const { cookie } = await hire(services, 'sales')
  const lead = await arrive(services)
  const { ask, database } = await siteWhoseDatabaseGoes(services)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(path, { ...init, cookie }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const written = new FormData()
  for (const [name, value] of [
    ['reply', crypto.randomUUID()],
    ['subject', 'Your bill'],
    ['reply_text', 'Dear Ada'],
  ] as const)
    written.set(name, value)
  const send = () => sendDraft(`/desk/leads/${lead.id}/reply-draft`, written, { gone: 'gone' })

  database.isAway = true
  expect(await send()).toEqual({ kind: 'offline' })
  database.isAway = false
  expect(await send()).toMatchObject({ kind: 'saved' })
})

async function siteWhoseDatabaseGoes(services: Services) {
  const database = { isAway: false }
  const db = services.db.withPlugin({
    transformQuery({ node }) {
      if (database.isAway) throw Object.assign(new Error('the server is silent'), { code: 'ETIMEDOUT' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { site } = await builtSite({ ...services, db })

  async function ask(path: string, { cookie, ...init }: RequestInit & { cookie: string }): Promise<Response> {
    const headers = { ...init.headers, cookie, Origin: services.env.SITE_URL, 'Sec-Fetch-Site': 'same-origin' }
    return await site.request(path, { ...init, headers })
  }

  async function send(path: string, { form, cookie }: { form?: Record<string, string>; cookie: string }) {
    const body = form && new URLSearchParams(form)
    const length = { 'Content-Length': String(String(body).length) }
    const answer = await ask(path, body ? { cookie, method: 'POST', headers: length, body } : { cookie })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  return { ask, send, database }
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link, 'http://localhost')
  return pathname + search
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
