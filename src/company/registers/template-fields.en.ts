/** What a template may leave open, in the words that stand between its braces, with what the desk fills in. */
export const TEMPLATE_FIELDS = {
  name: 'the name of the person who wrote to us',
  reference: 'the reference of their message',
  received: 'the day on which it came',
  'reply by': 'the time by which we promised to answer',
  opening: 'the job that they applied for',
  'own page': 'the link to their own page, where they see where it stands and choose a time',
  phone: 'the phone number that they left',
  staff: 'your own name',
  'our phone': 'our own phone number',
  company: 'the name of the company',
} as const

export type TemplateField = keyof typeof TEMPLATE_FIELDS

const FIELD = /\{([^{}\n]{1,40})\}/g

/** The fields that a text leaves open, in their order, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, field = '']) => field))]
}

export function isTemplateField(field: string): field is TemplateField {
  return Object.hasOwn(TEMPLATE_FIELDS, field)
}

/** The text with what is known; what is not stays open. */
export function fillFields(text: string, known: Partial<Record<TemplateField, string>>): string {
  return text.replace(FIELD, (open, field: string) => (isTemplateField(field) && known[field]) || open)
}

export const templateFaults = {
  unknown: (field: string) =>
    `There is no {${field}}. Take one of ${Object.keys(TEMPLATE_FIELDS)
      .map((each) => `{${each}}`)
      .join(', ')}.`,
} as const
