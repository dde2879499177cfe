/** What the privacy policy owes its reader: what the settings of this installation really do, whoever writes the text. */
export const OWED_NAMES = [
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
] as const

/** What a legal text may name in braces, such as `{company}`: facts that stand elsewhere, and what this installation does. */
export const LEGAL_NAMES = [
  ...(['company', 'brand', 'leastAge', 'returnWindow', 'refundTime', 'cancellation', 'courts'] as const),
  ...OWED_NAMES,
]

export type LegalName = (typeof LEGAL_NAMES)[number]

/** The names that stand in a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}
