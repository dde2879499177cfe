import { readDay } from '#company/read-day.ts'
import { onFile } from './field-words.en.ts'
import { defineRegister } from './register.ts'

/** What customers say, in their own words. While there is none, Smart home shows worked examples. */
export const reviews = defineRegister({
  id: 'reviews',
  title: 'Reviews',
  one: 'a review',
  help: 'The words of a customer, unchanged. While there is none, Smart home shows worked examples instead.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/smart-home'],
  columns: ['name', 'words', 'product'],
  fields: {
    name: { kind: 'text', label: 'Name', maxLength: 60 },
    place: { kind: 'text', label: 'Place', maxLength: 60 },
    words: { kind: 'paragraph', label: 'Words', help: 'As the customer wrote or said them.', maxLength: 300 },
    date: { kind: 'day', label: 'Said on' },
    method: {
      kind: 'choice',
      label: 'How we got it',
      options: {
        written: 'Written to us',
        call: 'Said on a call',
        visit: 'Said on a visit',
        store: 'In a store or app store',
      },
    },
    product: {
      kind: 'choice',
      label: 'Product',
      options: {
        plug: 'AI Smart Plug',
        auditor: 'Bijli Auditor',
        switches: 'Smart switches',
        audit: 'Home energy audit',
      },
    },
    before: {
      kind: 'text',
      label: 'A day before, in watts',
      help: '24 whole numbers from the meter, from midnight, with commas. With the day after it is drawn beside the words.',
      maxLength: 200,
      isOptional: true,
    },
    after: {
      kind: 'text',
      label: 'The same day after',
      help: '24 whole numbers in watts.',
      maxLength: 200,
      isOptional: true,
    },
    consent: onFile('Consent on file'),
  },
  check: ({ consent, before, after }) => ({
    ...(!consent && { consent: 'Say where the consent is kept. Without it a review cannot be published.' }),
    ...(before && !readDay(before) && { before: 'Write 24 whole numbers, with commas.' }),
    ...(after && !readDay(after) && { after: 'Write 24 whole numbers, with commas.' }),
    ...(before && !after && { after: 'Write the day after too: one alone is not drawn.' }),
  }),
})
