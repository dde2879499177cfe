import { jobs } from '#app/jobs.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { TestServices } from './test-services.ts'

/** Does what is due, and what becomes due by it, as the worker would. */
export async function deliverAll(services: Services) {
  while ((await deliverDue(services, jobs)) > 0);
}

/** The same, and returns the mails of it; what was sent before is forgotten. */
export async function deliverAnew(services: TestServices): Promise<Email[]> {
  services.sent.length = 0
  await deliverAll(services)
  return [...services.sent]
}
