import { companyFacts } from '#company/facts.ts'
import type { PrivacyFacts } from '#company/legal/named-words.en.ts'
import type { Env } from '#platform/env.ts'

/** What the settings make this installation do with personal data, and who of the company answers for it. */
export function readPrivacyFacts(env: Env): PrivacyFacts {
  const { company, films } = companyFacts()
  const { brand, legalName, grievanceOfficer, grievanceEmail } = company

  const embeds = [
    env.MAP_EMBED_URL && 'the map',
    env.CHAT_WIDGET_URL && 'the chat',
    env.CALCULATOR_URL && 'the calculator',
    films.some(({ address }) => address) && 'the films',
  ]

  return {
    brand,
    company: legalName ?? brand,
    leadsMonths: env.RETENTION_LEADS_MONTHS,
    applicationsMonths: env.RETENTION_APPLICATIONS_MONTHS,
    hasReCaptcha: env.HUMAN_CHECK === 'recaptcha',
    hasAnalytics: Boolean(env.ANALYTICS_ID),
    hasLanguages: env.SITE_LANGUAGES.length > 1,
    hasWording: Boolean(env.ASSISTANT_LLM_URL),
    hasWebhook: Boolean(env.WEBHOOK_URL),
    embeds: embeds.filter((name) => typeof name === 'string'),
    officer: grievanceOfficer ?? env.GRIEVANCE_OFFICER,
    contact: grievanceEmail ?? env.PRIVACY_CONTACT,
    answerDays: env.PRIVACY_ANSWER_DAYS,
  }
}
