import { afterEach, expect } from 'vitest'
import { setCompanyFacts } from '#company/facts.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { currentNotice } from '#leads/consents/notice.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { test } from '../../../tests/support/test-services.ts'
import { policyOf } from './policy-of.ts'
import { findShownText, listEarlierTexts, rememberLegalTexts } from './shown-texts.ts'

afterEach(() => setCompanyFacts(firstFacts))

test('texts that visitors saw stay readable to the letter, and consents name the one given', async ({ services }) => {
  const { db, env, now } = services
  const facts = () => readPrivacyFacts(env)
  const before = policyOf('privacy', facts())
  const notice = currentNotice(env)
  await rememberLegalTexts(db, facts(), now())
  await rememberLegalTexts(db, facts(), now())
  expect(await listEarlierTexts(db, 'privacy', facts())).toEqual([])

  const privacy = { ...firstFacts.legal.privacy!, updated: '2026-12-01', title: 'What we keep' }
  using _changed = changedFacts(() => ({ legal: { ...firstFacts.legal, privacy } }))
  services.travel(60_000)
  await rememberLegalTexts(db, facts(), now())

  const [earlier, ...others] = await listEarlierTexts(db, 'privacy', facts())
  expect(others).toEqual([])
  expect((await findShownText(db, earlier!.version))?.policy).toEqual(JSON.parse(JSON.stringify(before)))
  expect(await listEarlierTexts(db, 'terms', facts())).toEqual([])
  expect(await findShownText(db, 'never shown')).toBeUndefined()
  expect(currentNotice(env).version).not.toBe(notice.version)
})

test('a text that only a setting changed is another text', async ({ services }) => {
  const { db, env, now } = services
  await rememberLegalTexts(db, readPrivacyFacts(env), now())
  const facts = { ...readPrivacyFacts(env), leadsMonths: 24 }
  await rememberLegalTexts(db, facts, now())

  expect(await listEarlierTexts(db, 'privacy', facts)).toHaveLength(1)
})

test('a translation is no other text: whatever language is asked for, the English is kept', async ({ services }) => {
  const { db, env, now } = services
  await rememberLegalTexts(db, readPrivacyFacts(env), now())
  const asked = async () => {
    await rememberLegalTexts(db, readPrivacyFacts(env), now())
    return listEarlierTexts(db, 'privacy', readPrivacyFacts(env))
  }

  expect(await inLanguage('hi', asked)).toEqual([])
  expect(await asked()).toEqual([])
})
