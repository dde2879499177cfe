import { expect, onTestFinished } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { automaticCopy } from '#editions/automatic/words.en.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { listActions } from '#platform/operation/activity-log.ts'
import { FIRST_LANGUAGE, offerLanguages } from '#platform/text/language.ts'
import { aColleague, asked, press } from '../../../../tests/support/at-desk.ts'
import { test } from '../../../../tests/support/desk-test.ts'
import { loader } from './automatic.tsx'
import { loader as html } from './preview-html.ts'
import { automaticDeskCopy as copy } from './words.en.ts'

const PATH = '/desk/letters/automatic'

test('an admin switches a kind on and off, which stands in the log; others may look', async ({ services }) => {
  const [admin, editor] = [await aColleague(services, 'admin'), await aColleague(services, 'editor')]
  const form = { kind: 'article', mode: 'waits' }
  await expect(press(services, editor, `${PATH}/switch`, form)).rejects.toMatchObject({
    status: 403,
  })
  expect(await press(services, admin, `${PATH}/switch`, form)).toMatchObject({ status: 200 })
  expect(await press(services, admin, `${PATH}/switch`, { kind: 'article', mode: 'always' })).toMatchObject({
    status: 422,
  })

  const page = await loader(asked(services, editor, PATH))
  expect(page.switches.map(({ kind, mode }) => `${kind} ${mode}`)).toEqual([
    ...['article waits', 'tariff off', 'opening off', 'price off', 'digest off'],
  ])
  expect(page).toMatchObject({ maySwitch: false, held: 0 })
  const { rows } = await listActions(services.db, { subject: 'article' })
  expect(rows.map(({ action, staff_name }) => [action, staff_name])).toEqual([
    ['automatic-letter.switched', 'Asha Rao'],
  ])
  expect(copy.modes[page.switches[0]!.mode]).toBe(copy.modes.waits)
})

test('what would be sent is shown before a switch is on, and nothing where there is nothing', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  await savePosts(services.db, aPost({ title: 'Read your meter' }))

  expect(await loader(asked(services, editor, `${PATH}?show=article`))).toMatchObject({
    ...{ shown: 'article', subject: 'Read your meter' },
  })
  const document = await html(asked(services, editor, `${PATH}/article/html`, { params: { kind: 'article' } }))
  expect(document.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await document.text()).toContain('Read your meter')
  expect(await loader(asked(services, editor, `${PATH}?show=tariff`))).toMatchObject({ shown: 'tariff', subject: null })
  await expect(
    html(asked(services, editor, `${PATH}/tariff/html`, { params: { kind: 'tariff' } })),
  ).rejects.toMatchObject({ init: { status: 404 } })
})

test('it is shown in each language that visitors have, and in English for any other', async ({ services, editor }) => {
  await savePosts(services.db, aPost({ title: 'Read your meter' }))
  offerLanguages(['en', 'hi'])
  onTestFinished(() => offerLanguages([FIRST_LANGUAGE]))

  const subjects: Record<string, string> = {}
  const tongues: Record<string, string | undefined> = {}
  for (const language of ['en', 'hi', 'te']) {
    const page = await loader(asked(services, editor, `${PATH}?show=article&in=${language}`))
    expect(page.languages).toEqual(['en', 'hi'])
    subjects[language] = page.subject ?? ''
    const shown = asked(services, editor, `${PATH}/article/html?in=${language}`, { params: { kind: 'article' } })
    tongues[language] = /<html[^>]* lang="([^"]*)"/.exec(await (await html(shown)).text())?.[1]
  }
  const english = 'Read your meter'
  expect(subjects).toEqual({ en: english, hi: automaticCopy.inEnglish(english), te: english })
  expect(tongues).toEqual({ en: 'en-IN', hi: 'hi', te: 'en-IN' })
})

test('a newsletter begins with the cards of the chosen articles, or a single one’s words', async ({ services }) => {
  const editor = await aColleague(services, 'editor')
  await savePosts(services.db, aPost({ slug: 'meter', title: 'Read your meter' }), aPost({ slug: 'fuse' }))
  const begin = async (...articles: string[]) => {
    const { location } = await press(services, editor, '/desk/letters/begin', { articles })
    const id = String(location).split('/').at(-1)!
    return bodyOf(await services.db.selectFrom('editions').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  }

  const both = await begin('fuse', 'meter', 'nowhere')
  expect(both.content.match(/data-slug="[^"]+"/g)).toEqual(['data-slug="fuse"', 'data-slug="meter"'])
  expect(both.subject).toBe('')
  expect(await begin('meter')).toMatchObject({ subject: 'Read your meter', preheader: 'The sum for a ceiling fan.' })
  expect((await begin()).content).toBe('')
})
