import { expect } from 'vitest'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { aColleague, perform } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/test-services.ts'
import * as block from './acts/block.ts'
import * as changeRole from './acts/change-role.ts'
import * as endSessions from './acts/end-sessions.ts'
import * as resetSecondFactor from './acts/reset-second-factor.ts'
import * as unblock from './acts/unblock.ts'

test('an admin is told what was done to whose account, and may do none of it to their own', async ({ services }) => {
  const asha = await aColleague(services, 'admin')
  const ravi = await aColleague(services, 'sales', 'Ravi')
  const change = (act: typeof block, id: string) =>
    perform(act, services, asha, { to: '/desk/staff/act', form: { id, role: 'viewer' } })
  const acts = {
    role: changeRole,
    'end-sessions': endSessions,
    'reset-second-factor': resetSecondFactor,
    block,
    unblock,
  }

  for (const [name, act] of Object.entries(acts)) {
    expect(await change(act, ravi.id)).toMatchObject({ done: copy.done[name as keyof typeof acts]('Ravi') })
    expect(await change(act, asha.id)).toMatchObject({ trouble: copy.self, status: 422 })
  }
  await expect(change(block, 'nobody')).rejects.toMatchObject({ init: { status: 404 } })
})
