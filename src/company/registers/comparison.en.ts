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
