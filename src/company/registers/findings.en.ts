import { defineRegister } from './register.ts'

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
