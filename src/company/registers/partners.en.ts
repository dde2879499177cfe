import { onFile } from './field-words.en.ts'
import { defineRegister } from './register.ts'

/** Who agreed to be named as a partner. While there is nobody, pages say how many they are. */
export const partners = defineRegister({
  id: 'partners',
  title: 'Partners',
  one: 'a partner',
  help: 'Utilities and businesses that agreed to be shown. About shows all utilities, Smart Utility those whose meters we read.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/about-us', '/utilities'],
  columns: ['name', 'type', 'metersRead'],
  fields: {
    name: { kind: 'text', label: 'Name', maxLength: 80 },
    type: { kind: 'choice', label: 'Kind', options: { utility: 'Utility', business: 'Business' } },
    metersRead: { kind: 'yes', label: 'We read their meters' },
    logo: {
      kind: 'picture',
      label: 'Logo',
      help: 'Without one, the name is written. It is shown whole; an SVG is drawn anew.',
      ratios: ['whole'],
      isOptional: true,
    },
    permission: onFile('Permission on file'),
  },
  check: ({ permission }) => ({
    ...(!permission && { permission: 'Say where the permission is kept. Without it a partner cannot be published.' }),
  }),
})
