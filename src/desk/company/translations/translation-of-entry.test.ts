import { afterEach, beforeEach, expect } from 'vitest'
import { companyFacts, factsLeftInEnglish, setCompanyFacts } from '#company/facts.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { followFacts } from '#company/registers/read-facts.ts'
import { REGISTERS } from '#company/registers/registers.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import { findEntry } from '#desk/company/find-entries.ts'
import { publishEntry } from '#desk/company/keep-entries.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, offerLanguages } from '#platform/text/language.ts'
import { aColleague, actionsLogged } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import {
  findEntryTranslation,
  keepEntryTranslation,
  languagesOf,
  listTranslationVersions,
} from './translation-of-entry.ts'

const ID = 'questions-1'
const OWN = { question: 'पहले क्या लूं?', answer: 'एक प्लग।' }

beforeEach(() => offerLanguages(['en', 'hi', 'te']))
test.beforeEach(({ services }) => seedRegisters(services.db, {}, services.now()))
afterEach(() => {
  offerLanguages([FIRST_LANGUAGE])
  setCompanyFacts(firstFacts)
})

test('what staff write of an entry in a language visitors read in it, and in no other', async ({ services }) => {
  expect(await keep(services, 0)).toEqual({ ok: true })

  expect(await question(services)).toBe(OWN.question)
  expect(companyFacts().questions[0]?.question).toBe(firstFacts.questions[0]?.question)
  expect(inLanguage('te', () => companyFacts().questions[0]?.question)).not.toBe(OWN.question)
  expect(await find(services)).toMatchObject({ values: OWN, behind: [], revision: 1 })
})

test('once the English has changed visitors read that, marked as English; the desk says so', async ({ services }) => {
  const staff = await aColleague(services, 'admin')
  await keep(services, 0)
  const { values, revision } = (await findEntry(services.db, ID, services.now()))!
  await publishEntry({ id: ID, revision, values: { ...values, question: 'Which one first?' }, staff }, services)

  expect(await question(services)).toBe('Which one first?')
  expect(inLanguage('hi', factsLeftInEnglish).has('Which one first?')).toBe(true)
  expect(await find(services)).toMatchObject({ behind: ['question'] })
  await keep(services, 1)
  expect(await question(services)).toBe(OWN.question)
})

test('a field that is left empty is what the release says of it, and else English', async ({ services }) => {
  await keep(services, 0, { question: OWN.question, answer: null })
  expect(await question(services)).toBe(OWN.question)
  expect(inLanguage('hi', () => companyFacts().questions[0]?.answer)).toMatch(/\p{Script=Devanagari}/u)
})

test('a draft is seen by nobody until it is published', async ({ services }) => {
  await keep(services, 0)
  const draft = { question: 'पहले कौन सा?', answer: OWN.answer }
  expect(await keep(services, 1, draft, 'saved')).toEqual({ ok: true })

  expect(await question(services)).toBe(OWN.question)
  expect(await find(services)).toMatchObject({ values: draft, isDraft: true, revision: 2 })
  await keep(services, 2, draft)
  expect(await question(services)).toBe(draft.question)
  expect(await find(services)).toMatchObject({ isDraft: false })
})

test('a first draft changes nothing for visitors', async ({ services }) => {
  const before = await question(services)
  await keep(services, 0, OWN, 'saved')
  expect(await question(services)).toBe(before)
})

test('each state is kept with the English of its day, and is no translation of another', async ({ services }) => {
  const staff = await aColleague(services, 'admin')
  await keep(services, 0)
  await keep(services, 1, { ...OWN, question: 'कौन सा?' }, 'saved')
  const { values, revision } = (await findEntry(services.db, ID, services.now()))!
  await publishEntry({ id: ID, revision, values: { ...values, question: 'Which one first?' }, staff }, services)
  await keep(services, 2, { ...OWN, question: 'पहले कौन सा?' })

  const versions = await listTranslationVersions(services.db, ID, 'hi')
  expect(versions.map(({ number, act }) => `${number} ${act}`)).toEqual(['3 published', '2 saved', '1 published'])
  const [, , first] = versions
  const back = { id: ID, language: 'hi', revision: 3, staff, act: 'restored' } as const
  await keepEntryTranslation({ ...back, values: first!.values, english: first!.english }, services)
  expect(await question(services)).toBe('Which one first?')
  expect(await find(services)).toMatchObject({ values: OWN, behind: ['question'] })
})

test('two who save at once do not undo each other unseen', async ({ services }) => {
  await keep(services, 0)
  expect(await keep(services, 0, { question: 'दूसरा?' })).toMatchObject({ ok: false, theirs: { revision: 1 } })
  expect(await question(services)).toBe(OWN.question)
  expect(await actionsLogged(services), 'of what was kept alone').toEqual(['register.translated'])
})

test('sentences of the design and addresses are offered in no other language', () => {
  expect(languagesOf(REGISTERS.questions)).toEqual(['hi', 'te'])
  for (const { id, fields } of [REGISTERS.words, REGISTERS.redirects]) expect(languagesOf({ id, fields })).toEqual([])
})

async function keep(
  services: TestServices,
  revision: number,
  values: Record<string, unknown> = OWN,
  act: 'saved' | 'published' = 'published',
) {
  const staff = await aColleague(services, 'admin')
  return keepEntryTranslation({ id: ID, language: 'hi', revision, values, act, staff }, services)
}

async function find(services: TestServices) {
  return findEntryTranslation(services.db, (await findEntry(services.db, ID, services.now()))!, 'hi')
}

async function question({ db, now }: TestServices): Promise<string | undefined> {
  await followFacts(db, now())
  return inLanguage('hi', () => companyFacts().questions[0]?.question)
}
