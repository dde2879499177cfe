import { defineRegister } from './register.ts'

/** What the products for homes do, side by side. The price is added from the list Products. */
export const comparison = defineRegister({
  id: 'comparison',
  title: 'Comparison of products',
  one: 'a feature',
  help: 'The table on Smart home. Its last line, the price, comes from Products.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/smart-home'],
  columns: ['feature', 'plug', 'auditor', 'switches'],
  fields: {
    feature: { kind: 'text', label: 'Feature', maxLength: 60 },
    plug: { kind: 'text', label: 'AI Smart Plug', help: 'Yes and No are drawn as signs.', maxLength: 40 },
    auditor: { kind: 'text', label: 'Bijli Auditor', maxLength: 40 },
    switches: { kind: 'text', label: 'Smart switches', maxLength: 40 },
  },
})

/** What is known of kVAh billing in Telangana, and who says so. */
export const findings = defineRegister({
  id: 'findings',
  title: 'kVAh billing: what we know',
  one: 'a finding',
  help: 'On Smart business, the oldest first. Nothing stands here without a source that a visitor can ask for.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/smart-business'],
  columns: ['date', 'text', 'source'],
  fields: {
    date: { kind: 'text', label: 'Since when', help: 'A day or a year: 24 December 2025.', maxLength: 40 },
    text: { kind: 'paragraph', label: 'What we know', maxLength: 240 },
    source: { kind: 'text', label: 'Source', help: 'Who says so, and the day.', maxLength: 120 },
    address: { kind: 'link', label: 'Address of the source', isOptional: true },
  },
})

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
