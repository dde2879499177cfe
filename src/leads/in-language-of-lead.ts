import type { Job } from '#platform/outbox/outbox.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { languageOfLead } from './lead-context.ts'

/** A job that says something to the sender of a lead, in the language in which the lead was sent. Staff are written to in English. */
export function inLanguageOfLead<Payload>(job: Job<Payload>): Job<Payload> {
  if (job.isToStaff) return job
  return {
    ...job,
    async run(payload, services, deliveryId) {
      const { leadId } = payload as { leadId?: unknown }
      const lead =
        typeof leadId === 'string'
          ? await services.db.selectFrom('leads').select('attribution').where('id', '=', leadId).executeTakeFirst()
          : undefined
      return inLanguage(lead ? languageOfLead(lead) : FIRST_LANGUAGE, () => job.run(payload, services, deliveryId))
    },
  }
}
