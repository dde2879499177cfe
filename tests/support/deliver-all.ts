import { jobs } from '#app/jobs.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'

/** Does what is due, and what becomes due by it, as the worker would. */
export async function deliverAll(services: Services) {
  while ((await deliverDue(services, jobs)) > 0);
}
