import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { recurringTasks } from '#app/jobs.ts'
import type { LeadKind } from '#database/tables.ts'
import { FileStoreFailure, uploadFolder } from '#platform/files/files.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import { runDueTasks } from '#platform/outbox/recurring.ts'
import { filesIn, filesKept } from '../../tests/support/files-kept.ts'
import { type TestServices, test, testServices } from '../../tests/support/test-services.ts'
import { acceptLead, type LeadJobPayload } from './accept-lead.ts'
import { forgetOldLeads } from './forget-old-leads.ts'
import { LEAD_FILES, sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const aJob = defineJob<LeadJobPayload>('test.job', async () => {})

test('each kind of lead is forgotten at its own time, with its file, its mails and its keys', async ({ services }) => {
  const resume = await aLead(services, 'application')
  for (const kind of ['contact', 'audit'] as const) await aLead(services, kind)

  services.travel(365 * DAY_MS)
  await forgetOldLeads(services)
  expect(await kinds(services)).toEqual(['application', 'audit', 'contact'])

  services.travel(DAY_MS)
  await forgetOldLeads(services)
  expect(await kinds(services)).toEqual(['audit', 'contact'])
  await expect(services.files.open(resume ?? '')).rejects.toThrow()

  services.travel(2 * 365 * DAY_MS + DAY_MS)
  await forgetOldLeads(services)
  expect(await kinds(services)).toEqual([])
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await services.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
})

test('the times are settings', async () => {
  await using services = await testServices({ RETENTION_APPLICATIONS_MONTHS: '1', RETENTION_LEADS_MONTHS: '2' })
  for (const kind of ['application', 'contact'] as const) await aLead(services, kind)

  services.travel(31 * DAY_MS)
  await forgetOldLeads(services)

  expect(await kinds(services)).toEqual(['contact'])
})

test('more leads than fit into one batch are all forgotten', async ({ services }) => {
  for (let n = 0; n < 205; n++) await aLead(services, 'contact')

  services.travel(37 * 31 * DAY_MS)
  await forgetOldLeads(services)

  expect(await kinds(services)).toEqual([])
})

test('where the file store fails, the lead is forgotten and the sweep takes its file later', async ({ services }) => {
  await aLead(services, 'application')
  const failing = { ...services.files, delete: () => Promise.reject(new FileStoreFailure('away')) }
  services.travel(366 * DAY_MS)

  await expect(forgetOldLeads({ ...services, files: failing })).rejects.toThrow('away')
  expect(await kinds(services)).toEqual([])
  expect(await filesIn(services.files, LEAD_FILES)).toHaveLength(1)

  await sweepFiles(later(services))
  expect(await filesIn(services.files, LEAD_FILES)).toEqual([])
})

test('the sweep takes old files of no lead and uploads that were cut off, and nothing else', async ({ services }) => {
  await aLead(services, 'application')
  await aFile(services)
  const upload = join(uploadFolder(services.env), randomUUID())
  await writeFile(upload, 'half')
  await utimes(upload, new Date(), new Date(Date.now() + 2 * HOUR_MS))

  await sweepFiles(justNow(services))
  expect(await filesIn(services.files, LEAD_FILES)).toHaveLength(2)

  await sweepFiles(later(services))
  expect(await filesIn(services.files, LEAD_FILES)).toHaveLength(1)
  expect((await filesKept(services)).uploads).toBe(1)

  await utimes(upload, new Date(), new Date())
  await sweepFiles(later(services))
  expect((await filesKept(services)).uploads).toBe(0)
  expect(await kinds(services)).toEqual(['application'])
})

test('uploads that cannot be swept are no secret', async ({ services }) => {
  await mkdir(services.env.DATA_DIR, { recursive: true })
  await writeFile(uploadFolder(services.env), 'no folder')

  await expect(sweepFiles(later(services))).rejects.toThrow('ENOTDIR')
})

test('both run by themselves', async ({ services }) => {
  expect(await runDueTasks(services, recurringTasks)).toEqual(
    expect.arrayContaining(['forget-old-leads', 'sweep-files']),
  )
})

// Files have the time of this machine, whatever the clock of a test says.
function justNow(services: TestServices) {
  return { ...services, now: () => new Date() }
}

function later(services: TestServices) {
  return { ...services, now: () => new Date(Date.now() + HOUR_MS + 60_000) }
}

async function aLead(services: TestServices, kind: LeadKind): Promise<string | undefined> {
  const file_key = kind === 'application' ? await aFile(services) : undefined
  const person = { kind, full_name: `Ada ${randomUUID()}`, email: 'ada@example.com' }
  const acceptance = { jobs: [aJob], idempotencyKey: randomUUID() }
  await acceptLead({ ...person, details: {}, ...(file_key && { file_key }) }, acceptance, services)

  return file_key
}

async function aFile({ files, env }: TestServices): Promise<string> {
  const path = join(uploadFolder(env), randomUUID())
  await mkdir(uploadFolder(env), { recursive: true })
  await writeFile(path, 'resume')
  const key = `${LEAD_FILES}${randomUUID()}`
  await files.put(key, path)
  return key
}

async function kinds({ db }: TestServices): Promise<string[]> {
  return (await db.selectFrom('leads').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)
}
