import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { anApplication, BOUNDARY } from '#leads/application/application-examples.ts'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
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

function posted(services: TestServices, fields: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(clientAddressContext, '203.0.113.7')
  const request = new Request('http://localhost:3000/careers/embedded-firmware-developer', {
    method: 'POST',
    body: new Uint8Array(anApplication({ content: aPdf() }, fields)),
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  })
  return { request, context, params: { id: 'embedded-firmware-developer' } } as unknown as Parameters<typeof action>[0]
}
