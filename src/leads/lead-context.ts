import { z } from 'zod'
import { toOneLine } from '#platform/text/clean-text.ts'
import { currentLanguage, FIRST_LANGUAGE, isLanguage, type Language } from '#platform/text/language.ts'
import { wellFormed } from '#platform/text/well-formed.ts'

const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const

// None of this is worth losing a lead for: what is wrong is left out, what is long is cut.
const text = (max: number, shorten = (given: string) => given) =>
  z
    .string()
    .transform((given) => wellFormed(shorten(toOneLine(given)).slice(0, max)) || undefined)
    .optional()
    .catch(undefined)

const utm = z
  .object(Object.fromEntries(UTM_KEYS.map((key) => [key, text(200)])) as Record<UtmKey, ReturnType<typeof text>>)
  .optional()
  .catch(undefined)

type UtmKey = (typeof UTM_KEYS)[number]

/** What a form of ours tells about how it came to be sent. All of it optional; the specification's clients send none. */
export const leadContextSchema = z
  .object({
    /** From the first look at the form to sending it. */
    elapsed_ms: z.number().min(0).optional().catch(undefined),
    nickname: text(200),
    /** Of the privacy notice beside the form. */
    notice_version: text(40),
    /** Of this visit, and of the first one that this browser remembers. */
    utm,
    first_utm: utm,
    referrer: text(500, withoutQuery),
    landing_path: text(500, withoutQuery),
  })
  .optional()
  .catch(undefined)

export type LeadContext = NonNullable<z.output<typeof leadContextSchema>>

/** Spread into a lead's schema. */
export const leadContextFields = {
  context: leadContextSchema,
  // A field that people cannot see: only software fills it in. A value that is not text was not typed by a person either.
  nickname: z
    .string()
    .transform((typed) => typed.slice(0, 200))
    .default('')
    .catch('not text'),
  /** Of the notice beside the form, as a form without script says it. */
  notice_version: text(40),
}

export interface FormContext {
  context?: LeadContext
  nickname?: string
  notice_version?: string | undefined
}

/** These fields of a parsed lead as acceptLead takes them: `acceptLead(offer, { jobs, ...toAcceptance(lead) }, …)`. */
export function toAcceptance({ context, nickname, notice_version }: FormContext): { context: LeadContext } {
  return {
    context: {
      ...context,
      nickname: nickname || context?.nickname,
      notice_version: context?.notice_version ?? notice_version,
    },
  }
}

/** Where the visitor came from and in which language, as it is stored with the lead; null where that is English and nobody said. */
export function toAttribution({ utm, first_utm, referrer, landing_path }: LeadContext, cameBy?: 'mail'): string | null {
  const known = withoutGaps({
    last: utm && withoutGaps(utm),
    first: first_utm && withoutGaps(first_utm),
    referrer,
    landing_path,
    came_by: cameBy,
    language: currentLanguage() === FIRST_LANGUAGE ? undefined : currentLanguage(),
  })
  return known ? JSON.stringify(known) : null
}

/** In which language a lead was sent, and is answered. */
export function languageOfLead({ attribution }: { attribution: string | null }): Language {
  const { language } = JSON.parse(attribution ?? '{}') as { language?: unknown }
  return isLanguage(language) ? language : FIRST_LANGUAGE
}

function withoutGaps(given: object): object | undefined {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

// A query may carry what another site knows about its visitor.
function withoutQuery(address: string): string {
  // Nor does what opens the page of another lead belong here.
  return address.replace(/[?#].*$/s, '').replace(/(\/your-enquiry\/).*$/s, '$1…')
}
