import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { anApplication, BOUNDARY } from '#leads/application/application-examples.ts'
import { applicationCopy } from '#leads/application/words.en.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { clientAddressContext, servicesContext, unsentFormContext } from '#platform/http/request-contexts.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'
import { action } from './job.tsx'

test('without script too, five resumes in ten minutes are enough, and the sixth loses nothing that was typed', async () => {
  await using services = await testServices({ LIMIT_UPLOADS_PER_10_MINUTES: '5' })
  const post = (n: number) => action(posted(services, { full_name: `Ada ${n}` }))

  for (let n = 1; n <= 5; n++) expect(await post(n)).toMatchObject({ status: 303 })
  const refused = await post(6)

  expect(refused).toMatchObject({
    init: { status: 429, headers: { 'Retry-After': '600' } },
    data: { draft: { full_name: 'Ada 6', cover_letter: expect.stringMatching(/./) }, message: expect.any(String) },
  })
  expect(await services.db.selectFrom('leads').select('id').execute()).toHaveLength(5)
  expect(await readdir(join(services.env.DATA_DIR, 'uploads'))).toEqual([])
})

test('a file that is far too large is said to be so, and nothing that was typed before it is lost', async () => {
  await using services = await testServices()
  const size = 33 * 1024 * 1024
  const content = Buffer.concat([aPdf(), Buffer.alloc(size)])

  // Some say beforehand how much it will be, and then no more than the texts is read.
  for (const headers of [{ 'Content-Length': String(size) }, undefined]) {
    const refused = await action(posted(services, { full_name: 'Ada Large' }, { content, ...(headers && { headers }) }))
    expect(refused).toMatchObject({
      init: { status: 413 },
      data: {
        draft: {
          full_name: 'Ada Large',
          email: expect.stringContaining('@'),
          cover_letter: expect.stringMatching(/./),
        },
        errors: { resume: applicationCopy.errors.resumeSize },
        message: httpCopy.tooMuch,
      },
    })
  }
  expect(await readdir(join(services.env.DATA_DIR, 'uploads'))).toEqual([])
})

test('who wrote an answer wrongly is told to choose the file again, and keeps the letter that was too long', async () => {
  await using services = await testServices()
  const wrong = await action(posted(services, { email: 'ada@', cover_letter: 'x'.repeat(1_100_000) }))

  expect(wrong).toMatchObject({
    init: { status: 422 },
    data: {
      draft: { full_name: 'Ada Lovelace', email: 'ada@', cover_letter: 'x'.repeat(32 * 1024) },
      errors: {
        email: applicationCopy.errors.email,
        cover_letter: formMessages.tooLong,
        resume: formMessages.fileAgain,
      },
    },
  })
})

test('where the page cannot be drawn around the answer, what was typed is there to be sent again', async () => {
  await using services = await testServices()
  const asked = posted(services, { full_name: 'Ada Kept', email: 'ada@' })
  await action(asked)

  const unsent = await asked.context.get(unsentFormContext)()
  expect(Object.fromEntries(unsent?.fields ?? [])).toMatchObject({ full_name: 'Ada Kept', email: 'ada@' })
  expect(unsent).toMatchObject({ isMultipart: true, files: ['resume'] })
})

function posted(
  services: TestServices,
  fields: Record<string, string>,
  { content = aPdf(), headers = {} }: { content?: Buffer; headers?: Record<string, string> } = {},
) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(clientAddressContext, '203.0.113.7')
  const request = new Request('http://localhost:3000/careers/embedded-firmware-developer', {
    method: 'POST',
    body: new Uint8Array(anApplication({ content }, fields)),
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  })
  return { request, context, params: { id: 'embedded-firmware-developer' } } as unknown as Parameters<typeof action>[0]
}
