import { expect, test } from 'vitest'
import { testServices } from '../../tests/support/test-services.ts'
import { doChores } from './chores.ts'

test('a chore that fails is logged and does not keep the others', async () => {
  await using services = await testServices()
  const done: string[] = []
  async function spoilt() {
    throw new Error('no broom')
  }

  await doChores(services, [spoilt, async () => void done.push('swept')])

  expect(done).toEqual(['swept'])
  expect(services.logged).toMatchObject([{ chore: 'spoilt', msg: 'chore failed' }])
})
