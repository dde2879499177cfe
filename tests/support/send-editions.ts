import { createSender } from '#editions/send-editions.ts'
import type { TestServices } from './test-services.ts'

/** Sends what is on its way to subscribers, round after round, until all of it has come to an end. */
export async function sendEditions(services: TestServices) {
  const sender = createSender(services)
  for (let round = 0; round < 500; round++) {
    services.travel(1_000)
    const under = await services.db.selectFrom('editions').select('id').where('status', '=', 'sending').execute()
    if (under.length === 0) return
    await sender.round()
  }
  throw new Error('It came to no end')
}
