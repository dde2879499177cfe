import { defineRegister } from './register.ts'

/** On which days the office is closed, a list a year. The reply promise and 'open now' rest on them. */
export const holidays = defineRegister({
  id: 'holidays',
  title: 'Holidays',
  one: 'a year',
  help: 'The state publishes the list of a year in the last weeks of the year before. Add it in December.',
  mayEdit: 'company',
  kind: 'sorted',
  shownOn: ['/contact-us'],
  columns: ['year', 'source'],
  fields: {
    year: { kind: 'number', label: 'Year', min: 2026, max: 2100, isWhole: true },
    source: { kind: 'paragraph', label: 'Source', help: 'The order or the paper, with its address.', maxLength: 600 },
    read: { kind: 'day', label: 'Read on' },
    days: {
      kind: 'rows',
      label: 'Days',
      row: 'holiday',
      maxRows: 60,
      fields: { day: { kind: 'day', label: 'Day' }, name: { kind: 'text', label: 'Name', maxLength: 80 } },
    },
  },
  check: ({ year, days }) => ({
    ...(days.some(({ day }) => !day.startsWith(`${year}-`)) && { days: 'A day here is not in this year.' }),
    ...(new Set(days.map(({ day }) => day)).size < days.length && { days: 'A day stands here twice.' }),
  }),
})
