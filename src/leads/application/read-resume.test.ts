import { expect } from 'vitest'
import { VIEWS } from '#desk/leads/inbox/lead-filter.ts'
import { listLeads } from '#desk/leads/inbox/list-leads.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { indexLeads } from '#desk/leads/search/index-leads.ts'
import { findPerson } from '#desk/privacy/find-person.ts'
import { deleteLeads } from '#leads/erase-leads.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { writeOwnFile } from '#leads/own-page/own-page-files.ts'
import { parseResume, replaceResume } from '#leads/own-page/replace-resume.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { aColleague } from '../../../tests/support/at-desk.ts'
import { clamd } from '../../../tests/support/clamd.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { aDoc, aPdfSaying } from '../../../tests/support/documents.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, BOUNDARY, postedParts, resumePart } from './application-examples.ts'
import { readMissedResumes } from './read-resume.ts'

test('an applicant is found by what the resume says, and by another one once replaced', async ({ services }) => {
  const id = await apply(services, aPdfSaying(['Joseph Das', 'Six years of Kubernetes']))
  expect(await found(services, 'kubernetes')).toEqual([])
  await deliverAll(services)
  expect(await found(services, 'kubernetes')).toEqual([id])
  expect(await found(services, 'cover')).toEqual([id])

  await replace(services, id, aPdfSaying(['Now with Terraform']))
  await deliverAll(services)
  expect(await found(services, 'terraform')).toEqual([id])
  expect(await found(services, 'kubernetes')).toEqual([])
})

test('where a scanner is named it looks first, and what it finds is not read', async () => {
  const verdicts = ['stream: OK', 'stream: Eicar FOUND']
  await using scanner = await clamd(() => verdicts.shift()!)
  await using services = await testServices({ CLAMD_URL: scanner.url })
  const id = await apply(services, aPdfSaying(['Kubernetes']))
  await deliverAll(services)
  expect(await found(services, 'kubernetes')).toEqual([id])

  await apply(services, aPdfSaying(['Kubernetes again']), 'eve@example.com')
  await deliverAll(services)
  expect(await services.db.selectFrom('resume_texts').select('lead_id').execute()).toEqual([{ lead_id: id }])
})

test('the text is shown to who may see its sender, given to a person, and goes with the lead', async ({ services }) => {
  const id = await apply(services, aPdfSaying(['Kubernetes']))
  await deliverAll(services)
  const hr = await aColleague(services, 'hr')
  expect((await loadLead(id, hr, services))?.preview).toEqual({ type: 'pdf', text: 'Kubernetes', trouble: 'none' })
  expect(await loadLead(id, await aColleague(services, 'viewer'), services)).toBeUndefined()

  const own = await writeOwnFile((await findOwnLead(services.db, id))!, services)
  expect(JSON.parse(own).resume_texts).toEqual([{ lead_id: id, text: 'Kubernetes' }])
  const { resumes } = await findPerson(services, { kind: 'email', value: 'joseph@example.com' })
  expect(resumes).toEqual([{ lead_id: id, text: 'Kubernetes' }])

  await services.db.transaction().execute((trx) => deleteLeads(trx, [id]))
  expect(await services.db.selectFrom('resume_texts').selectAll().execute()).toEqual([])
  expect(await found(services, 'kubernetes')).toEqual([])
})

test('an old Word file is named as one that cannot be shown, and nothing is read twice', async ({ services }) => {
  const id = await apply(services, aDoc(), 'joseph@example.com', 'resume.doc')
  await deliverAll(services)
  const hr = await aColleague(services, 'hr')
  expect((await loadLead(id, hr, services))?.preview).toMatchObject({ type: 'doc', text: '', trouble: 'not-read' })

  await readMissedResumes(services)
  expect(await waiting(services)).toEqual([])
  // As from a backup of before there were such texts.
  await services.db.deleteFrom('resume_texts').execute()
  await readMissedResumes(services)
  expect(await waiting(services)).toEqual(['application.read'])
})

async function apply(services: TestServices, content: Buffer, email = 'joseph@example.com', name = 'resume.pdf') {
  const body = anApplication({ content, name }, { email, full_name: 'Joseph Das', cover_letter: 'My cover letter' })
  const response = await apiOf(services).request('/api/auth/job-applications/', postedParts(body))
  const { reference } = (await response.json()) as { reference: string }
  return (await findByReference(services.db, reference))!.id
}

async function replace(services: TestServices, leadId: string, content: Buffer) {
  const end = Buffer.from(`--${BOUNDARY}--\r\n`)
  const form = new Request('http://localhost/', postedParts(Buffer.concat([resumePart({ content }), end])))
  const parsed = await parseResume(form, services)
  if (!parsed.ok || !parsed.value.resume) throw new Error('no resume')
  expect(await replaceResume(leadId, parsed.value.resume, services)).toBe('replaced')
}

async function found(services: TestServices, q: string): Promise<string[]> {
  const viewer = await aColleague(services, 'hr')
  await indexLeads(services)
  const { leads } = await listLeads(services.db, { filter: { ...VIEWS.all, q }, viewer, now: services.now() })
  return leads.map(({ id }) => id)
}

async function waiting({ db }: TestServices): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute()
  return rows.map(({ kind }) => kind)
}
