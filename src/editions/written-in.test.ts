import { expect } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import type { Language } from '#platform/text/language.ts'
import { offered } from '../../tests/support/offered.ts'
import { beginNewEdition, sendEditions } from '../../tests/support/send-editions.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../tests/support/store-subscribers.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { findArchived, listArchive, listForArchiveFeed, pageOfEdition } from './archive.ts'
import type { EditionBody } from './edition-body.ts'

const HINDI: EditionBody = {
  ...WRITTEN,
  subject: 'अप्रैल में क्या बदलेगा',
  content: [
    '<p><a href="/energy-calculator">अपना बिल निकालें</a>, <a href="/te/shop">te</a>, <a href="/media/rates.pdf">PDF</a></p>',
    '<div data-block="bill" data-state="IN-KL" data-units="200"></div>',
    '<div data-block="button" data-text="हमसे पूछें" data-href="/contact-us"></div>',
  ].join(''),
  writtenIn: 'hi',
  isUncounted: true,
}

test('a letter is in the language that it is written in, and its foot in the reader’s', async ({ services }) => {
  using _ = offered(['en', 'hi', 'te'])
  await storeSubscribers(services.db, [
    aSubscriber('hindi@example.com', { language: 'hi' }),
    aSubscriber('telugu@example.com', { language: 'te' }),
    aSubscriber('english@example.com'),
  ])
  await send(services, HINDI)

  const { SITE_URL } = services.env
  for (const [reader, lang, prefix] of [
    ['hindi', 'hi', '/hi'],
    ['telugu', 'te', '/te'],
    ['english', 'en-IN', ''],
  ]) {
    const letter = services.sent.find(({ to }) => to === `${reader}@example.com`)!
    expect(letter.subject).toBe(HINDI.subject)
    expect(letter.html).toMatch(/<html[^>]* lang="hi"/)
    expect(letter.html).toContain(`<div lang="${lang}">`)
    const leave = `${SITE_URL}${prefix}/newsletter/unsubscribe?token=`
    expect(letter.headers?.['List-Unsubscribe']).toContain(`<${leave}`)
    for (const form of [letter.html, letter.text]) {
      expect(form).toContain(leave)
      expect(form).toContain(`${SITE_URL}${prefix}/newsletter/preferences?token=`)
      for (const page of ['/hi/energy-calculator', '/hi/contact-us', '/hi/newsletter/archive/2026-11-19-newsletter'])
        expect(form).toContain(SITE_URL + page)
      for (const other of ['/te/shop', '/media/rates.pdf']) expect(form).toContain(SITE_URL + other)
    }
  }
})

test('one in English has its foot in the reader’s language, and all else as it was written', async ({ services }) => {
  using _ = offered(['en', 'hi'])
  await storeSubscribers(services.db, [aSubscriber('hindi@example.com', { language: 'hi' })])
  await send(services, { ...WRITTEN, isUncounted: true })

  const [letter] = services.sent
  expect(letter?.html).toMatch(/<html[^>]* lang="en-IN"/)
  expect(letter?.html).toContain('<div lang="hi">')
  expect(letter?.html).toContain(`${services.env.SITE_URL}/energy-calculator"`)
  expect(letter?.text).toContain(`${services.env.SITE_URL}/hi/newsletter/unsubscribe?token=`)
})

test('the archive knows the language of each, and a feed has those of its own and in English', async ({ services }) => {
  using _ = offered(['en', 'hi', 'te'])
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  await send(services, HINDI)
  await send(services, { ...WRITTEN, preheader: '"writtenIn":"te"' })

  const listed = await listArchive(services.db, { limit: 9 })
  expect(listed.map(({ writtenIn }) => writtenIn).toSorted()).toEqual(['en', 'hi'])
  const hindi = listed.find(({ writtenIn }) => writtenIn === 'hi')!
  expect(pageOfEdition(hindi)).toMatchObject({ languages: ['hi'] })
  const { parts } = (await findArchived(services.db, hindi.name))!
  expect(parts).toContainEqual({ kind: 'button', text: 'हमसे पूछें', href: '/hi/contact-us' })

  const fed = (language: Language) => inLanguage(language, () => listForArchiveFeed(services.db, 9))
  expect((await fed('hi')).map(({ writtenIn }) => writtenIn).toSorted()).toEqual(['en', 'hi'])
  expect((await fed('te')).map(({ writtenIn }) => writtenIn)).toEqual(['en'])
  expect((await fed('en')).map(({ writtenIn }) => writtenIn)).toEqual(['en'])
})

async function send(services: TestServices, body: EditionBody) {
  await beginNewEdition(services, body)
  await sendEditions(services)
}
