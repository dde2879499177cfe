import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { EMPTY_BODY } from '#editions/edition-body.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../../tests/support/store-subscribers.ts'
import { test } from '../../../tests/support/test-services.ts'
import { type Check, checkEdition, checkLinks, findSpamSigns } from './check-edition.ts'
import { checkSendingDomain } from './check-sending-domain.ts'
import { lettersCopy } from './words.en.ts'

const { checks: copy } = lettersCopy
const SENDER = { MAIL_FROM: 'news@example.com', MAIL_DKIM_SELECTOR: 'k1' }

test('a whole edition has nothing to mend; an empty one is told all that it lacks', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])

  const whole = await checkEdition(WRITTEN, services)
  expect(whole.checks.filter(({ verdict }) => verdict === 'bad')).toEqual([])
  expect(verdictsOf(whole.checks)).toMatchObject({
    fields: 'good',
    receivers: 'good',
    unsubscribe: 'good',
    spam: 'good',
  })
  expect(whole.receivers).toBe(1)

  const empty = await checkEdition({ ...EMPTY_BODY, audience: { ...EMPTY_BODY.audience, states: ['IN-KL'] } }, services)
  expect(verdictsOf(empty.checks)).toMatchObject({ fields: 'bad', receivers: 'bad' })
  const { text } = empty.checks.find(({ name }) => name === 'fields')!
  for (const missing of [copy.subjectMissing, copy.preheaderMissing, copy.contentMissing])
    expect(text).toContain(missing)
})

test.for([
  ['a field left open', { preheader: 'Hello {name}' }, 'fields', copy.braces],
  ['an article that nobody sees', { content: block('article', 'slug="nowhere"') }, 'fields', copy.blocksMissing(1)],
  ['a bill of no state', { content: block('bill', 'state="IN-XX" data-units="200"') }, 'fields', copy.blocksMissing(1)],
  [
    'a picture that says nothing',
    { content: '<p>Look</p><img src="/media/a.webp" alt="">' },
    'pictures',
    copy.altMissing,
  ],
  ['a subject too long for a phone', { subject: 'What changes '.repeat(8) }, 'length', copy.longSubject],
  ['words that filters look for', { subject: 'URGENT NEWS FOR YOU' }, 'spam', copy.spam.capitals],
] as const)('%s is found', async ([_, change, name, sentence], { services }) => {
  const { checks } = await checkEdition({ ...WRITTEN, ...change }, services)
  expect(checks.find((check) => check.name === name)?.text).toContain(sentence)
})

test('pages of ours are asked; those of others are not', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(request.url === '/gone' ? 404 : 200).end('a page')
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = await checkLinks(
    ['/shop#prices', '/gone', `${url}/shop`, 'https://other.example/', 'mailto:a@b.example'],
    url,
  )

  expect(asked.toSorted()).toEqual(['/gone', '/shop'])
  expect(found.filter(({ verdict }) => verdict === 'bad').map(({ text }) => text)).toEqual([
    copy.linkRefused('/gone', 404),
  ])
  expect(found.at(-1)?.text).toBe(copy.foreignLinks(1))
})

test('a site that does not answer is no reason not to send', async () => {
  expect(await checkLinks(['/shop'], 'http://127.0.0.1:9')).toEqual([
    { verdict: 'doubt', text: copy.linkUnasked('/shop') },
  ])
})

test('what the world is told of our domain is told in words', async () => {
  const records: Record<string, string[][]> = {
    'example.com': [['something else'], ['v=spf1 include:mail', '.example -all']],
    'k1._domainkey.example.com': [['v=DKIM1; k=rsa; p=MIIB']],
    '_dmarc.example.com': [['v=DMARC1; p=none']],
  }
  const found = await checkSendingDomain(SENDER, async (name) => records[name] ?? [])
  expect(found).toEqual([
    { name: 'spf', verdict: 'good', text: copy.domain.found.spf('example.com') },
    { name: 'dkim', verdict: 'good', text: copy.domain.found.dkim('example.com') },
    { name: 'dmarc', verdict: 'doubt', text: copy.domain.onlyWatches },
  ])
})

test('a domain without a policy of its own has that of the domain above it', async () => {
  const toldBy = async (record: string) => {
    const lookUp = async (name: string) => (name === '_dmarc.example.co.in' ? [[record]] : [])
    const found = await checkSendingDomain({ MAIL_FROM: 'news@a.mail.example.co.in' }, lookUp)
    return found.find(({ name }) => name === 'dmarc')?.text
  }
  expect(await toldBy('v=DMARC1; p=reject')).toBe(copy.domain.found.dmarc('a.mail.example.co.in'))
  expect(await toldBy('v=DMARC1; p=reject; rua=mailto:a@b.in; sp=none')).toBe(copy.domain.onlyWatches)
  expect(await toldBy('v=DMARC1; p=none; sp=quarantine')).toBe(copy.domain.found.dmarc('a.mail.example.co.in'))
  expect(await toldBy('something else')).toBe(copy.domain.none.dmarc('a.mail.example.co.in'))
})

test('a domain that says nothing, and a machine without DNS, are two things', async () => {
  const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  expect((await checkSendingDomain(SENDER, fails('ENODATA'))).map(({ text }) => text)).toEqual([
    copy.domain.none.spf('example.com'),
    copy.domain.none.dkim('example.com'),
    copy.domain.none.dmarc('example.com'),
  ])
  expect((await checkSendingDomain(SENDER, fails('ETIMEOUT'))).map(({ text }) => text)).toEqual([
    copy.domain.unknown,
    copy.domain.unknown,
    copy.domain.unknown,
  ])
  const [, dkim] = await checkSendingDomain({ MAIL_FROM: 'a@example.com' }, fails('ENODATA'))
  expect(dkim?.text).toBe(copy.domain.noSelector)
})

test('plain words are no spam', () => {
  expect(findSpamSigns('What changes in April', 'New rates for homes! Read on.')).toEqual([])
  expect(findSpamSigns('Act now', '!!!')).toHaveLength(2)
})

function block(name: string, attributes: string): string {
  return `<p>Look.</p><div data-block="${name}" data-${attributes}></div>`
}

function verdictsOf(checks: Check[]) {
  return Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]))
}
