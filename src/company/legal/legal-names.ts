/** What a legal text may name in braces, such as `{company}`: facts that stand elsewhere, and what this installation does. */
export const LEGAL_NAMES = [
  'company',
  'brand',
  'officer',
  'contact',
  'answerDays',
  'messagesKept',
  'applicationsKept',
  'leastAge',
  'returnWindow',
  'refundTime',
  'cancellation',
  'courts',
  'cookies',
  'assistant',
  'analytics',
  'otherCompanies',
  'afterATap',
  'customerSystem',
] as const

export type LegalName = (typeof LEGAL_NAMES)[number]

/** What the privacy policy owes its reader: what the settings of this installation really do, whoever writes the text. */
export const OWED_NAMES: readonly LegalName[] = [
  'officer',
  'contact',
  'answerDays',
  'messagesKept',
  'applicationsKept',
  'cookies',
  'assistant',
  'analytics',
  'otherCompanies',
  'afterATap',
  'customerSystem',
]

/** The names that stand in a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}
