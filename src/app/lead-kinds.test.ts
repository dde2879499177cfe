import { expect } from 'vitest'
import { deskNames } from '#desk/frame/desk-names.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { readEnv } from '#platform/env.ts'
import { apiOf } from '../../tests/support/api.ts'
import { test } from '../../tests/support/test-services.ts'
import { jobs, staffNotificationKinds } from './jobs.ts'

test('each kind of lead has its own form, call and events, and the name under which it is stored', () => {
  for (const kind of KIND_NAMES) {
    const { form, endpoint } = LEAD_KINDS[kind]
    expect(form.kind).toBe(kind)
    expect(endpoint.path).toBe(`${form.path}/`)
  }
  for (const of of ['path', 'accepted'] as const)
    expect(new Set(KIND_NAMES.map((kind) => LEAD_KINDS[kind].form[of])).size).toBe(KIND_NAMES.length)
})

test('staff are told of each kind that waits for an answer, and hear of it where that fails', () => {
  const env = readEnv({ CLAMD_URL: 'tcp://127.0.0.1:3310' })
  for (const kind of KIND_NAMES) {
    const { jobs: following, allJobs, waitsForAnswer } = LEAD_KINDS[kind]
    const known = allJobs.map(([job]) => job.kind)
    expect(known).toEqual(expect.arrayContaining(following(env).map((job) => job.kind)))
    if (waitsForAnswer)
      expect(
        following(env).some((job) => staffNotificationKinds.includes(job.kind)),
        kind,
      ).toBe(true)
  }
})

test('each kind is kept as long as the privacy policy says, or until somebody ends it', () => {
  const env = readEnv({ RETENTION_LEADS_MONTHS: '24', RETENTION_APPLICATIONS_MONTHS: '6' })
  const { leadsMonths, applicationsMonths } = readPrivacyFacts(env)
  for (const kind of KIND_NAMES)
    expect([leadsMonths, applicationsMonths, null], kind).toContain(LEAD_KINDS[kind].monthsKept(env))
})

test('every job has a name that staff read, and a kind of its own', () => {
  const { jobs: names } = deskNames()
  for (const { kind } of jobs) expect(names[kind], kind).toBeTruthy()
  expect(new Set(jobs.map(({ kind }) => kind)).size).toBe(jobs.length)
})

test('each kind is posted to its own address, and a told lead has only columns of the export', async ({ services }) => {
  const site = apiOf(services)
  for (const kind of KIND_NAMES) {
    const { form, columns, tell } = LEAD_KINDS[kind]
    expect((await site.request(`/api${form.path}/`, { method: 'POST' })).status, kind).toBe(415)
    expect(tell({}).facts.map(({ name }) => name)).toEqual(columns.map(({ name }) => name))
  }
})
