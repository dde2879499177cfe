import { defineRegister } from './register.ts'

/**
 * What people ask us, with the answer. Prices, phone numbers and hours are not repeated here: they stand in registers of
 * their own, and would go out of date.
 */
export const questions = defineRegister({
  id: 'questions',
  title: 'Questions',
  one: 'a question',
  help: 'What people ask us on the phone, with the answer. Leave prices, numbers and hours to their own pages.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/questions'],
  columns: ['question', 'topic'],
  fields: {
    question: { kind: 'text', label: 'Question', help: 'As a customer asks it.', maxLength: 120 },
    answer: {
      kind: 'paragraph',
      label: 'Answer',
      help: 'Two to four short sentences. The first one answers. An empty line begins a new paragraph.',
      maxLength: 800,
    },
    topic: {
      kind: 'choice',
      label: 'Topic',
      help: 'Questions stand under their topic, in the order of the list.',
      options: {
        home: 'Home',
        business: 'Business',
        utility: 'Utility',
        orders: 'Orders and returns',
        company: 'The company',
      },
    },
  },
  check: ({ question }) => ({
    ...(!question.endsWith('?') && { question: 'A question ends with a question mark.' }),
  }),
})
