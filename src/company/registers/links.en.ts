import { defineRegister } from './register.ts'

/** The two links that float at the edge of each page. */
export const links = defineRegister({
  id: 'links',
  title: 'Floating links',
  one: 'a link',
  help: 'The two links at the left edge of each page. They open in a new tab.',
  mayEdit: 'company',
  kind: 'named',
  keys: ['climateYodha', 'kvahRules'],
  shownOn: ['/'],
  columns: ['name', 'lead', 'address'],
  fields: {
    lead: { kind: 'text', label: 'Small words above', maxLength: 30 },
    name: { kind: 'text', label: 'Name', maxLength: 40 },
    address: {
      kind: 'link',
      label: 'Where it leads',
      help: 'Empty: Climate Yodha to About, the regulations to Smart business.',
      mayBePath: true,
      isOptional: true,
    },
  },
})
