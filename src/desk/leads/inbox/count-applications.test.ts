import { expect } from 'vitest'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { anApplicant, arrive } from '../../../../tests/support/at-desk.ts'
import { test } from '../../../../tests/support/desk-test.ts'
import { countApplications } from './count-applications.ts'

test('applications are counted as they stand, whatever was counted before', async ({ services, hr }) => {
  const counted = async () => (await countApplications(services)).map(({ byStage }) => byStage)
  expect(await counted()).toEqual([])

  const first = await arrive(services, anApplicant({ email: 'first@example.com' }))
  await arrive(services)
  expect(await counted()).toEqual([{ received: 1 }])
  await arrive(services, anApplicant({ email: 'second@example.com' }))
  expect(await counted()).toEqual([{ received: 2 }])

  await setStage(first.id, { stage: 'screening' }, hr, services)
  expect(await counted()).toEqual([{ received: 1, screening: 1 }])
  await setStage(first.id, { stage: 'declined' }, hr, services)
  expect(await counted()).toEqual([{ received: 1, declined: 1 }])

  // One goes and another comes between two looks.
  await services.db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff: hr, action: 'lead.erased', subject: first.id, at: services.now() })
    await trx.deleteFrom('leads').where('id', '=', first.id).execute()
  })
  await arrive(services, anApplicant({ email: 'third@example.com' }))
  expect(await counted()).toEqual([{ received: 2 }])
})
