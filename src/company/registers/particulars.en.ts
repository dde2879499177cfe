import { defineRegister } from './register.ts'

/** What people ask before they book or buy. Without a value nothing is printed, and the desk lists it as missing. */
export const particulars = defineRegister({
  id: 'particulars',
  title: 'Particulars',
  one: 'a particular',
  help: 'What people ask before a home audit or a pilot. One without a value is not printed; the desk lists it as missing.',
  mayEdit: 'company',
  kind: 'ordered',
  shownOn: ['/book-audit', '/utilities/brief'],
  columns: ['label', 'of', 'value'],
  fields: {
    label: { kind: 'text', label: 'What', maxLength: 60 },
    of: { kind: 'choice', label: 'Where', options: { audit: 'Home audit', pilot: 'Utilities: brief' } },
    value: { kind: 'text', label: 'Value', maxLength: 160, isOptional: true },
  },
})
