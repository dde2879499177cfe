import { expect } from 'vitest'
import { createApi } from '#app/api.ts'
import { apiOf } from '../../../tests/support/api.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'

interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  summary: string
  parameters: { name: string }[]
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: object } }> }
  responses: Record<string, object>
}

test('the document names the payload of the specification, made from the schema behind it', async ({ services }) => {
  const { openapi, servers, paths } = await document(services)
  const contact = paths['/auth/contacts/']?.post

  expect(openapi).toBe('3.1.0')
  expect(servers).toEqual([{ url: 'http://localhost:3000/api' }])
  expect(contact?.requestBody?.content['application/json']?.schema.required).toEqual([
    'full_name',
    'email',
    'phone_number',
    'message',
  ])
  expect(contact?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
  expect(Object.keys(contact?.responses ?? {})).toEqual(['201', '400', '403', '413', '415', '422', '429', '500', '503'])
})

test('the document tells the limits that this installation has', async () => {
  await using services = await testServices({ LIMIT_READS_PER_MINUTE: '77', LIMIT_WRITES_PER_HOUR: '88' })
  const { paths } = await document(services)

  expect(paths['/counts/']?.post).toMatchObject({ description: expect.stringContaining('77 a minute') })
  expect(paths['/auth/contacts/']?.post).toMatchObject({ description: expect.stringContaining('88 an hour') })
})

test('every call in the document answers, and every answer of a call is in the document', async ({ services }) => {
  const { paths } = await document(services)

  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      const { status } = await request(services, `/api${path.replace(/\{\w+\}/g, 'x')}`, {
        method: method.toUpperCase(),
      })
      expect(Object.keys(responses), `${method} ${path}`).toContain(String(status))
    }
  }
})

test('no route of the API is missing from the document', async ({ services }) => {
  const documented = Object.entries((await document(services)).paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`,
    ),
  )

  const routes = createApi(services)
    .routes.filter(({ method, path }) => method !== 'ALL' && !/^\/(docs|openapi)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`)

  expect([...new Set(routes)].filter((route) => !documented.includes(route))).toEqual([])
})

test('the page for people shows every call, without script, and its style sheet is ours', async ({ services }) => {
  const response = await request(services, '/api/docs/')
  const page = await response.text()

  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
  expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost)/)
  for (const path of Object.keys((await document(services)).paths)) expect(page).toContain(`/api${path}`)
  expect((await request(services, '/api/docs/style.css')).headers.get('Content-Type')).toContain('text/css')
})

async function document(services: TestServices): Promise<Document> {
  return (await request(services, '/api/openapi.json')).json() as Promise<Document>
}

async function request(services: TestServices, path: string, init?: RequestInit) {
  return apiOf(services).request(path, init)
}
