import { expect } from 'vitest'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { aColleague, press } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/test-services.ts'

test('an admin is told what was done to whose account, and may do none of it to their own', async ({ services }) => {
  const asha = await aColleague(services, 'admin')
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const change = (act: string, id: string) => press(services, asha, `/desk/staff/${act}`, { id, role: 'viewer' })

  for (const [act, told] of [
    ['change-role', copy.done.role],
    ['end-sessions', copy.done['end-sessions']],
    ['reset-second-factor', copy.done['reset-second-factor']],
    ['block', copy.done.block],
    ['unblock', copy.done.unblock],
  ] as const) {
    expect(await change(act, ravi.id)).toMatchObject({ done: told('Ravi') })
    expect(await change(act, asha.id)).toMatchObject({ trouble: copy.self, status: 422 })
  }
  await expect(change('block', 'nobody')).rejects.toMatchObject({ init: { status: 404 } })
})
