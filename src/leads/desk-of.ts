import type { LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { contactCopy } from './enquiry/words.en.ts'

const supportSentence = contactCopy.quickActions.find(({ label }) => label === contactCopy.supportAction)!.message

/** The mailbox of the people who answer: HR for applications, support where a visitor asks for it by our own sentence. */
export function deskOf({ kind, details }: Pick<LeadRow, 'kind' | 'details'>, env: Env): string {
  if (kind === 'application') return env.HR_EMAIL

  const { message = '' } = JSON.parse(details) as { message?: string }
  return kind === 'contact' && asOneLine(message).includes(asOneLine(supportSentence))
    ? env.SUPPORT_EMAIL
    : env.SALES_EMAIL
}

function asOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
