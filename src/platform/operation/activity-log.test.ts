import { sql } from 'kysely'
import { expect } from 'vitest'
import { engineOf } from '#database/database.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { listActions, recordAction, verifyActivityLog } from './activity-log.ts'

const ASHA = { id: 'asha', name: 'Asha Rao' }

test('every action follows the one before it', async ({ services }) => {
  await act(services, 3)

  expect(await verifyActivityLog(services.db)).toMatchObject({ ok: true, rows: 3 })
  expect((await listActions(services.db)).rows.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('actions at the same time stand in one chain', async ({ services }) => {
  await Promise.all(Array.from({ length: 10 }, () => act(services, 1)))

  expect(await verifyActivityLog(services.db)).toMatchObject({ ok: true, rows: 10 })
})

test('the database refuses to change or to delete a row', async ({ services }) => {
  await act(services, 1)

  await expect(services.db.updateTable('audit_log').set({ staff_name: 'Ravi' }).execute()).rejects.toThrow(
    /append-only/,
  )
  await expect(services.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/)
})

test.each([
  ['changed', `update audit_log set details = '{"a":1}' where number = 2`],
  ['taken out', 'delete from audit_log where number = 2'],
])('a row that was %s behind the triggers is found', async (_, tampering) => {
  await using services = await testServices()
  await act(services, 3)
  for (const statement of [...withoutTriggers(services), tampering]) await sql.raw(statement).execute(services.db)

  expect(await verifyActivityLog(services.db)).toEqual({ ok: false, brokenAt: 2 })
})

test('an action that fails leaves no line', async ({ services }) => {
  const failing = services.db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff: ASHA, action: 'lead.answered', at: services.now() })
    throw new Error('failed')
  })

  await expect(failing).rejects.toThrow('failed')
  expect(await verifyActivityLog(services.db)).toMatchObject({ ok: true, rows: 0 })
})

test('the log is read by who did something, and by what it was done to, page after page', async ({ services }) => {
  const { db } = services
  const record = (name: string, subject: string) =>
    db
      .transaction()
      .execute((trx) =>
        recordAction(trx, { staff: { id: name, name }, action: 'lead.taken', subject, at: services.now() }),
      )
  for (let at = 0; at < 101; at++) await record('asha', 'a lead')
  await record('ravi', 'a lead')
  await record('ravi', 'another')

  expect((await listActions(db, { staffId: 'ravi', subject: 'a lead' })).rows.map(({ number }) => number)).toEqual([
    102,
  ])
  const first = await listActions(db, { staffId: 'asha' })
  expect(first.rows).toHaveLength(100)
  expect(await listActions(db, { staffId: 'asha', before: first.older })).toMatchObject({ rows: [{ number: 1 }] })
  expect((await listActions(db, { staffId: 'asha', before: first.older })).older).toBeUndefined()
})

async function act({ db, now }: TestServices, times: number) {
  for (let time = 0; time < times; time++) {
    await db
      .transaction()
      .execute((trx) => recordAction(trx, { staff: ASHA, action: 'lead.answered', subject: 'lead', at: now() }))
  }
}

function withoutTriggers({ db }: TestServices): string[] {
  return engineOf(db) === 'postgres'
    ? ['alter table audit_log disable trigger all']
    : ['drop trigger audit_log_no_update', 'drop trigger audit_log_no_delete']
}
