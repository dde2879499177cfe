import type { Job } from '#platform/outbox/outbox.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { languageOfLead } from './lead-context.ts'

/**
 * A job that says something to a visitor: in the language in which its lead was sent, or, where it names no lead, in that of the
 * page on which it was begun (see payloadText). Staff are written to in English.
 */
export function inLanguageOfLead<Payload>(job: Job<Payload>): Job<Payload> {
  if (job.isToStaff) return job
  return {
    ...job,
    async run(payload, services, deliveryId) {
      const { leadId, language } = payload as { leadId?: unknown; language?: Language }
      const lead =
        typeof leadId === 'string'
          ? await services.db.selectFrom('leads').select('attribution').where('id', '=', leadId).executeTakeFirst()
          : undefined
      const spoken = lead ? languageOfLead(lead) : (language ?? FIRST_LANGUAGE)
      return inLanguage(spoken, () => job.run(payload, services, deliveryId))
    },
  }
}
