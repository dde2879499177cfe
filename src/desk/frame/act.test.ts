import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { insertFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { aColleague, perform } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/desk-test.ts'
import { act } from './act.ts'
import { deskCopy as copy } from './words.en.ts'

const handle = { access: { write: 'leads.write' } } as const
const noting = z.object({ note: z.string() })
const sent = { to: '/desk/leads/note', form: { note: 'Call them at ten.' } }

// As the two engines and their drivers say it.
const TOO_LONG = ['57014', '55P03', '40P01', 'SQLITE_BUSY', 'ECONNREFUSED']

test.for(TOO_LONG)(
  'an act that others kept from being saved (%s) says so and gives back what was typed',
  async (code, { services }) => {
    const staff = await aColleague(services, 'sales')
    const action = act(handle, noting, () => Promise.reject(Object.assign(new Error('it took too long'), { code })))

    expect(await perform({ action }, services, staff, sent)).toEqual({
      ...{ act: 'note', trouble: copy.unsaved, typed: sent.form, status: 503 },
    })
    expect(services.logged).toMatchObject([{ level: 50, err: { code } }])
  },
)

test('an act about what was erased a moment before says that nothing is there', async ({ services, sales }) => {
  const action = act(handle, noting, async ({ note }) => {
    const at = services.now()
    await services.db
      .transaction()
      .execute((trx) => insertFollowUp(trx, randomUUID(), { at, text: note }, sales, at.toISOString()))
    return {}
  })

  await expect(perform({ action }, services, sales, sent)).rejects.toMatchObject({ init: { status: 404 } })
})

test('a mistake of ours is thrown as it is', async ({ services, sales }) => {
  const action = act(handle, noting, () => Promise.reject(new Error('undefined is not a function')))

  await expect(perform({ action }, services, sales, sent)).rejects.toThrow('is not a function')
})
