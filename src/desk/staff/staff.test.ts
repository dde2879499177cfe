import { expect, test } from 'vitest'
import type { StaffChange } from '#desk/access/change-staff.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { aColleague, asked } from '../../../tests/support/at-desk.ts'
import { testServices } from '../../../tests/support/test-services.ts'
import * as staff from './staff.tsx'

test('an admin is told what was done to whose account, and may do none of it to their own', async () => {
  await using services = await testServices()
  const asha = await aColleague(services, 'admin')
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const change = (intent: StaffChange, id: string) =>
    staff.action(asked(services, asha, '/desk/staff', { form: { intent, id, role: 'viewer' } }))

  for (const intent of ['role', 'end-sessions', 'reset-second-factor', 'block', 'unblock'] as const) {
    expect(await change(intent, ravi.id)).toMatchObject({ data: { done: copy.done[intent]('Ravi') } })
    expect(await change(intent, asha.id)).toMatchObject({ data: { message: copy.self }, init: { status: 422 } })
  }
  await expect(change('block', 'nobody')).rejects.toMatchObject({ init: { status: 404 } })
})
