import type { ReadLanguage } from '#platform/text/language.ts'
import { defineRegister } from './register.ts'
import { fieldsIn, isTemplateField, TEMPLATE_FIELDS, templateFaults } from './template-fields.en.ts'

const fields = Object.entries(TEMPLATE_FIELDS).map(([field, what]) => `{${field}}: ${what}`)

/** Letters that staff begin an answer with. No visitor sees one before somebody has sent it. */
export const templates = defineRegister({
  id: 'templates',
  title: 'Letter templates',
  one: 'a template',
  help: 'What we answer again and again, to begin a reply with. Read it before you send it, and change what does not fit.',
  mayEdit: 'leads',
  kind: 'ordered',
  // The desk offers each with its stage; see fill-template.ts.
  keys: ['letter-received', 'letter-interview', 'letter-offer', 'letter-declined'],
  shownOn: [],
  columns: ['title', 'kind', 'language'],
  fields: {
    title: { kind: 'text', label: 'Title', help: 'By it staff choose it.', maxLength: 60 },
    kind: {
      kind: 'choice',
      label: 'For',
      options: {
        any: 'Everything',
        contact: 'Enquiries',
        audit: 'Home audits',
        application: 'Applications',
        subscription: 'Sign-ups',
        correction: 'Corrections of a tariff',
      },
    },
    language: {
      kind: 'choice',
      label: 'Language',
      options: { en: 'English', hi: 'हिंदी', te: 'తెలుగు' } satisfies Record<ReadLanguage, string>,
    },
    subject: {
      kind: 'text',
      label: 'Subject',
      help: 'Empty: the subject stays as it is.',
      maxLength: 150,
      isOptional: true,
    },
    text: {
      kind: 'paragraph',
      label: 'Text',
      help: `Without a signature: the desk adds it. Fields: ${fields.join('; ')}.`,
      maxLength: 3_000,
    },
  },
  check: ({ subject, text }) => {
    const wrong = (said: string) => fieldsIn(said).find((field) => !isTemplateField(field))
    const [inSubject, inText] = [wrong(subject ?? ''), wrong(text)]
    return {
      ...(inSubject !== undefined && { subject: templateFaults.unknown(inSubject) }),
      ...(inText !== undefined && { text: templateFaults.unknown(inText) }),
    }
  },
})
