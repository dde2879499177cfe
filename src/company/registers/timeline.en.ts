import { defineRegister } from './register.ts'

/** Stands in a title for the figure of its claim. */
export const FIGURE = '{figure}'

/** What happened in which year. A year that is a claim's stands there as long as the claim does. */
export const timeline = defineRegister({
  id: 'timeline',
  title: 'Timeline',
  one: 'a year',
  help: 'How the company grew, on About. Visitors see the years in the order of this list.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/about-us'],
  columns: ['year', 'title', 'text'],
  fields: {
    year: { kind: 'number', label: 'Year', min: 1990, max: 2100, isWhole: true },
    title: { kind: 'text', label: 'Title', help: `${FIGURE} stands for the figure of the claim below.`, maxLength: 80 },
    claim: {
      kind: 'choice',
      label: 'Claim in the title',
      help: 'The year is left out while the claim is hidden.',
      options: {
        readingsIn2021: 'Readings in 2021',
        readingsAMonthIn2024: 'Readings a month in 2024',
        readsPerMonth: 'Readings a month',
        customers: 'Customers',
        partners: 'Partners',
      },
      isOptional: true,
    },
    text: { kind: 'text', label: 'What happened', maxLength: 160 },
  },
  check: ({ title, claim }) => ({
    ...(claim && !title.includes(FIGURE) && { title: `Say where the figure stands: ${FIGURE}.` }),
    ...(!claim && title.includes(FIGURE) && { claim: 'Say which claim the figure is of.' }),
  }),
})
