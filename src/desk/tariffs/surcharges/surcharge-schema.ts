import { z } from 'zod'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { line } from '#platform/text/text.ts'
import { surchargesCopy } from './words.en.ts'

const { errors } = surchargesCopy
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
const month = z.string(errors.month).overwrite(latinDigits).trim().regex(MONTH, errors.month)

/** What staff type of a surcharge. The company is "IN-KL KSEB": the state and its name. */
export const surchargeSchema = z.object({
  company: z.string(errors.company).regex(/^IN-[A-Z]{2} \S/, errors.company),
  category: z
    .enum(['', 'domestic', 'commercial', 'lt-industry', 'ht-industry'], errors.choice)
    .transform((category) => category || null),
  part: z.enum(['first', 'second'], errors.choice),
  kind: z.enum(['paisePerUnit', 'percent'], errors.choice),
  value: z
    .string(errors.value)
    .overwrite(latinDigits)
    .trim()
    .regex(/^[-−]?\d{1,4}(\.\d{1,4})?$/, errors.value)
    .transform((text) => Number(text.replace('−', '-'))),
  from_month: month,
  to_month: z.union([z.literal(''), month], errors.month),
  source: line({ required: errors.source, tooLong: errors.tooLong, unreadable: errors.unreadable }, 500),
})

/** "IN-KL KSEB": as the form and the activity log call a company. */
export function companyName({ state_code, discom }: { state_code: string; discom: string }): string {
  return `${state_code} ${discom}`
}

/** The other way round, of a name that the schema has let through. */
export function readCompany(name: string): { state_code: string; discom: string } {
  const [state_code = '', discom = ''] = name.split(/ (.*)/s)
  return { state_code, discom }
}

/** The page of surcharges as it was narrowed, to tell what was done, and with which entry. */
export function withFlag(page: URL, flag: 'saved' | 'removed', id: string): string {
  const state = page.searchParams.get('state')
  return `/desk/tariffs/surcharges?${new URLSearchParams({ ...(state !== null && { state }), [flag]: id })}`
}
