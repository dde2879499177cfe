import { afterAll, beforeAll, expect } from 'vitest'
import { findArticle } from '#articles/find-article.ts'
import { aDraft, asha, ravi } from '#desk/posts/desk-post-examples.ts'
import { publishPost } from '#desk/posts/publish-post.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, offerLanguages } from '#platform/text/language.ts'
import { press } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import {
  bringBackState,
  findDeskTranslation,
  listStates,
  saveTranslation,
  showTranslation,
  withdrawTranslation,
} from './translation-drafts.ts'

const SLUG = 'what-a-fan-costs'
const BODY = {
  title: 'पंखे का खर्च',
  description: 'छत के पंखे का हिसाब।',
  seo_meta_description: '',
  cover_alt: 'डायल',
  content: '<h2>हिसाब</h2><p>सत्तर वाट, दस घंटे।</p>',
}

beforeAll(() => offerLanguages(['en', 'hi', 'te']))
afterAll(() => offerLanguages([FIRST_LANGUAGE]))

test('a translation is seen once published, no longer once withdrawn; its text stays', async ({ services }) => {
  const writing = await begin(services)
  expect(await saveTranslation(writing, services)).toMatchObject({ ok: true, version: 1 })
  expect(await seen(services)).toBe('What a fan costs')

  expect(await showTranslation({ ...writing, version: 1 }, services)).toMatchObject({ ok: true })
  expect(await seen(services)).toBe(BODY.title)
  expect(await find(services)).toMatchObject({
    state: 'public',
    hasChanges: false,
    isBehind: false,
    savedBy: asha.name,
  })

  expect(await withdrawTranslation(writing, services)).toBe(true)
  expect(await seen(services)).toBe('What a fan costs')
  expect(await find(services)).toMatchObject({ state: 'draft', body: { title: BODY.title } })
})

test('what is missing is told, what was written is saved, and nothing is shown', async ({ services }) => {
  const writing = await begin(services)
  const body = { ...BODY, title: '', cover_alt: '' }

  const { errors } = deskPostsCopy
  expect(await showTranslation({ ...writing, body }, services)).toEqual({
    ok: false,
    troubles: { title: errors.title, cover_alt: errors.coverAlt },
  })
  expect(await find(services)).toMatchObject({ state: 'draft', body })
  expect(await seen(services)).toBe('What a fan costs')
})

test('once the English has changed the desk says so, until the translation is published anew', async ({ services }) => {
  const writing = await begin(services)
  await showTranslation(writing, services)

  const { row, body, version } = (await find(services))!.post
  const changed = { ...body, content: '<p>Ninety watts.</p>' }
  await publishPost({ id: row.id, body: changed, version, editor: '', staff: ravi, isUnsourced: true }, services)
  expect(await find(services)).toMatchObject({ state: 'public', isBehind: true })

  const { version: own } = (await find(services))!
  await showTranslation({ ...writing, version: own }, services)
  expect(await find(services)).toMatchObject({ isBehind: false })
})

test('two who write at once do not undo each other unseen', async ({ services }) => {
  const writing = await begin(services)
  await saveTranslation(writing, services)
  const theirs = { ...writing, staff: ravi, editor: 'window-2', body: { ...BODY, title: 'छत का पंखा' } }

  expect(await saveTranslation(theirs, services)).toMatchObject({
    ok: false,
    theirs: { version: 1, savedBy: asha.name },
  })
  expect(await saveTranslation({ ...theirs, replaces: 1 }, services)).toMatchObject({ ok: true, version: 2 })
  expect(await listStates(services.db, writing.id, 'hi')).toMatchObject([{ number: 1, staff_name: asha.name }])
})

test('each publish keeps a state, and an earlier one comes back as the draft', async ({ services }) => {
  const writing = await begin(services)
  await showTranslation(writing, services)
  const { version } = (await find(services))!
  await showTranslation({ ...writing, version, body: { ...BODY, title: 'दूसरा' } }, services)

  expect(await bringBackState({ ...writing, number: 1 }, services)).toBe(true)
  expect(await find(services)).toMatchObject({ hasChanges: true, body: { title: BODY.title } })
  expect(await seen(services)).toBe('दूसरा')
  expect(await bringBackState({ ...writing, number: 9 }, services)).toBe(false)
})

test('at one address a translation is kept, at the other visitors read it', async ({ services }) => {
  const { id } = await begin(services)
  const send = (act: string, form: Record<string, string>) =>
    press(services, asha, `/desk/posts/${id}/in/hi/${act}`, { ...form, editor: 'window-1' })

  expect(await send('save', BODY)).toMatchObject({ location: `/desk/posts/${id}/in/hi?done=save` })
  expect(await seen(services)).toBe('What a fan costs')
  expect(await send('publish', { ...BODY, title: '' })).toMatchObject({
    ...{ status: 422, body: { title: '' }, troubles: { title: deskPostsCopy.errors.title } },
  })
  expect(await send('publish', BODY)).toMatchObject({ location: `/desk/posts/${id}/in/hi?done=publish` })
  expect(await seen(services)).toBe(BODY.title)
})

/** A published English article, and what a save of its translation sends. */
async function begin(services: TestServices) {
  const draft = await aDraft(services)
  await publishPost(draft, services)
  return { id: draft.id, language: 'hi' as const, body: BODY, version: 0, editor: 'window-1', staff: asha }
}

async function find(services: TestServices) {
  const { id = 0 } = (await findArticle(services, SLUG)) ?? {}
  return findDeskTranslation(services.db, id, 'hi')
}

async function seen(services: TestServices): Promise<string | undefined> {
  return (await inLanguage('hi', () => findArticle(services, SLUG)))?.title
}
