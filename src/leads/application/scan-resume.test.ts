import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { jobs } from '#app/jobs.ts'
import type { FileStore } from '#platform/files/files.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { onlyLead } from '../../../tests/support/at-desk.ts'
import { clamd } from '../../../tests/support/clamd.ts'
import { aPdf, aPdfOf } from '../../../tests/support/documents.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, postedParts } from './application-examples.ts'

test('a clean resume is shown to the scanner whole, after the answer, and the time is kept', async () => {
  await using scanner = await clamd(() => 'stream: OK')
  await using services = await testServices({ CLAMD_URL: scanner.url })
  const content = aPdfOf(400_000)

  await apply(services, content)
  expect(await onlyLead(services)).toMatchObject({ file_scanned_at: null, quarantine_reason: null })

  await deliverDue(services, jobs)
  expect(scanner.shown).toEqual([content])
  expect(await onlyLead(services)).toMatchObject({
    file_scanned_at: services.now().toISOString(),
    quarantine_reason: null,
  })
  expect(services.sent).toHaveLength(2)
})

test.each([
  ['stream: Eicar-Test-Signature FOUND', 'the virus scanner found Eicar-Test-Signature'],
  ['INSTREAM size limit exceeded. ERROR', 'the virus scanner could not look: INSTREAM size limit exceeded. ERROR'],
])(
  'where the scanner says "%s", the lead goes into quarantine, its file stays, and nobody is told',
  async (answer, reason) => {
    await using scanner = await clamd(() => answer)
    await using services = await testServices({ CLAMD_URL: scanner.url })

    await apply(services, aPdf())
    await deliverDue(services, jobs)

    const lead = await onlyLead(services)
    expect(lead).toMatchObject({ quarantine_reason: reason, file_scanned_at: expect.any(String) })
    await expect(services.files.open(lead.file_key ?? '')).resolves.toBeDefined()
    const receipt = services.sent.find(({ to }) => to === 'ada@example.com')
    expect(receipt?.text).not.toMatch(/virus|quarantine/i)
  },
)

test('while the scanner is away, nothing is known of the file, and it is asked again', async () => {
  await using services = await testServices({ CLAMD_URL: 'tcp://127.0.0.1:9' })
  const opened: Readable[] = []
  const files: FileStore = {
    ...services.files,
    async open(key) {
      const content = await services.files.open(key)
      opened.push(content)
      return content
    },
  }

  await apply(services, aPdf())
  await deliverDue({ ...services, files }, jobs)

  expect(await onlyLead(services)).toMatchObject({ file_scanned_at: null, quarantine_reason: null })
  const scan = await services.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'application.scan')
    .executeTakeFirst()
  expect(scan).toMatchObject({ attempts: 1, delivered_at: null, failed_at: null })
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('a scanner that hangs up without a word has not said that the file is clean', async () => {
  await using scanner = await clamd(() => '')
  await using services = await testServices({ CLAMD_URL: scanner.url })

  await apply(services, aPdf())
  await deliverDue(services, jobs)

  expect(await onlyLead(services)).toMatchObject({ file_scanned_at: null })
})

async function apply(services: TestServices, content: Buffer) {
  const response = await apiOf(services).request('/api/auth/job-applications/', postedParts(anApplication({ content })))
  expect(response.status).toBe(201)
}
