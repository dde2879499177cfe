import { expect } from 'vitest'
import { suppress } from '#leads/suppressions.ts'
import { asked } from '../../../../tests/support/at-desk.ts'
import { aSubscriber, storeSubscribers } from '../../../../tests/support/store-subscribers.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { action } from './take-over.ts'
import { importCopy as copy } from './words.en.ts'

const STAFF = { id: 'asha', name: 'Asha Rao', email: 'asha@example.com', role: 'sales' } as const

test('who agreed elsewhere is confirmed with the proof; who is only listed or left is not', async ({ services }) => {
  const at = services.now().toISOString()
  await storeSubscribers(services.db, [
    aSubscriber('left@example.com', { unsubscribed_at: at }),
    aSubscriber('waiting@example.com', { confirmed_at: null }),
  ])
  await suppress(services.db, { address: 'never@example.com', reason: 'asked', by: 'Asha', at: services.now() })
  const sheet = [
    '\ufeffEmail,Name,Source,Date',
    'new@example.com,"Rao, Asha",Counter in Hyderabad,2026-03-31',
    'listed@example.com,Ravi,,',
    'LEFT@example.com,Left,Counter,2026-03-31',
    'never@example.com,Never,Counter,2026-03-31',
    'waiting@example.com,Waiting,Counter,2026-03-31',
  ].join('\r\n')

  expect(await upload(services, 'join', sheet)).toMatchObject({ done: copy.joined(2, 1, 2), wrong: [] })
  const rows = new Map(
    (await services.db.selectFrom('subscribers').selectAll().execute()).map((row) => [row.address, row]),
  )
  expect(rows.get('new@example.com')).toMatchObject({ confirmed_at: at, full_name: 'Rao, Asha' })
  expect(JSON.parse(rows.get('new@example.com')?.proof ?? '')).toEqual({
    source: 'Counter in Hyderabad',
    date: '2026-03-31',
  })
  expect(rows.get('listed@example.com')).toMatchObject({ confirmed_at: null, proof: null })
  expect(rows.get('left@example.com')?.unsubscribed_at).toBe(at)
  expect(rows.get('never@example.com')?.suppressed_at).not.toBeNull()
  expect(rows.get('waiting@example.com')?.confirmed_at).toBe(at)
  expect(await services.db.selectFrom('consents').selectAll().execute()).toHaveLength(2)
  expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])

  expect(await upload(services, 'join', sheet)).toMatchObject({ done: copy.joined(0, 0, 5) })
})

test('who left elsewhere has left ours, known or not, and no later list brings them back', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  expect(await upload(services, 'leave', 'email\nADA@example.com\nnew@example.com\n')).toMatchObject({
    done: copy.left(2),
  })
  expect(await upload(services, 'leave', 'email\nada@example.com\nnew@example.com\n')).toMatchObject({
    done: copy.left(0),
  })

  const joining = 'email,source,date\nada@example.com,Counter,2026-03-31\nnew@example.com,Counter,2026-03-31'
  expect(await upload(services, 'join', joining)).toMatchObject({ done: copy.joined(0, 0, 2) })
  const left = await services.db.selectFrom('subscribers').select('unsubscribed_at').execute()
  expect(left.every(({ unsubscribed_at }) => unsubscribed_at !== null)).toBe(true)
})

test('lines that cannot be used are told by their number, and the others are taken', async ({ services }) => {
  const sheet = [
    'name;email;source;date',
    'A;nobody;Counter;2026-03-31',
    'B;b@example.com;Counter;31.03.2026',
    'C;c@example.com;Counter;2099-01-01',
    'D;d@example.com;Counter;',
    'E;e@example.com;Counter;2026-03-31',
    'E;E@example.com;Counter;2026-03-31',
  ].join('\n')
  const answer = await upload(services, 'join', sheet)
  expect(answer.done).toBe(copy.joined(1, 0, 0))
  expect(answer.wrong).toEqual([
    { line: 2, message: copy.errors.email },
    { line: 3, message: copy.errors.date },
    { line: 4, message: copy.errors.future },
    { line: 5, message: copy.errors.half },
    { line: 7, message: copy.errors.twice },
  ])
})

test.for([
  ['no file', 'join', '', { list: copy.errors.file }],
  ['a list of nothing', '', 'email\na@example.com', { kind: copy.errors.kind }],
  ['a sheet without addresses', 'join', 'name\nAda', { list: copy.errors.noEmail }],
  ['a sheet that is none', 'join', `email\n"${'x'.repeat(20_000)}`, { list: copy.errors.unreadable }],
] as const)('%s is refused with a sentence', async ([_, kind, sheet, errors], { services }) => {
  expect((await upload(services, kind, sheet)).errors).toEqual(errors)
})

async function upload(services: TestServices, kind: string, sheet: string) {
  const form = new FormData()
  form.set('kind', kind)
  form.set('list', new File([sheet], 'list.csv', { type: 'text/csv' }))
  const given = asked(services, STAFF, '/desk/subscribers/import/take-over')
  const request = new Request(given.url, { method: 'POST', body: form })
  const answer = await action({ ...given, request })
  return (answer as unknown as { data: Record<string, unknown> }).data as {
    done?: string
    errors?: object
    wrong?: object[]
  }
}
