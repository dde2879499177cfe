import { defineRegister } from './register.ts'

/** One PIN code, its first digits, or a span: `500081`, `5000`, `500001-500099`. */
const PINS = /^[1-9]\d{0,5}$|^[1-9]\d{5} ?- ?[1-9]\d{5}$/

/** Where our engineers come, by PIN code. A time for visits belongs to one of these. */
export const areas = defineRegister({
  id: 'areas',
  title: 'Areas we visit',
  one: 'an area',
  help: 'By the PIN code the audit form says whether we come, and the visitor is offered the times of the area at Visits. A PIN code belongs to the first area in the list that has it.',
  mayEdit: 'company',
  kind: 'ordered',
  shownOn: ['/book-audit'],
  columns: ['name', 'isVisited', 'words'],
  fields: {
    name: { kind: 'text', label: 'Name', help: 'As a customer calls it: Hyderabad, Warangal town.', maxLength: 60 },
    pins: {
      kind: 'lines',
      label: 'PIN codes',
      help: 'One a line: a PIN code (500081), the first digits of many (5000), or a span (500001-500099).',
      isOfNumbers: true,
      maxLines: 200,
      maxLength: 15,
    },
    isVisited: { kind: 'yes', label: 'We visit homes there' },
    words: {
      kind: 'text',
      label: 'What else a visitor should know',
      help: 'One sentence: On Saturdays only.',
      maxLength: 160,
      isOptional: true,
    },
  },
  check: ({ pins }) => ({
    ...(pins.some((pin) => !PINS.test(pin)) && { pins: 'Write 500081, 5000 or 500001-500099, one a line.' }),
  }),
})
