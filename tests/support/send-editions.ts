import type { EditionBody } from '#editions/edition-body.ts'
import { findEdition } from '#editions/edition-queries.ts'
import { beginEdition } from '#editions/edition-states.ts'
import { createSender } from '#editions/send-editions.ts'
import { createEdition } from '#editions/write-edition.ts'
import type { Services } from '#platform/services.ts'
import { WRITTEN } from './store-subscribers.ts'
import type { TestServices } from './test-services.ts'

export const ASHA = { id: 'asha', name: 'Asha Rao' }

/** An edition that Asha wrote and sent off, whose mails are still to go. */
export async function beginNewEdition(services: Services, body: EditionBody = WRITTEN): Promise<string> {
  const id = await createEdition(ASHA, services, { body })
  if (!(await beginEdition((await findEdition(services.db, id))!, ASHA, services))) throw new Error('It did not begin')
  return id
}

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
