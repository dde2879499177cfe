import { onFile } from './field-words.en.ts'
import { defineRegister } from './register.ts'

/** Founders and team, as the About page shows them. Nobody stands here who has not agreed to it. */
export const people = defineRegister({
  id: 'people',
  title: 'People',
  one: 'a person',
  help: 'Founders and team on the About page. Add a person only with their consent. Without a photo their initials are drawn.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/about-us'],
  columns: ['name', 'group', 'role'],
  fields: {
    name: { kind: 'text', label: 'Name', maxLength: 60 },
    group: { kind: 'choice', label: 'Where', options: { founder: 'Founders', team: 'Team' } },
    role: { kind: 'text', label: 'Role', help: 'What the badge says.', maxLength: 60 },
    about: {
      kind: 'paragraph',
      label: 'About',
      help: 'Two or three sentences. Founders need it.',
      maxLength: 400,
      isOptional: true,
    },
    photo: { kind: 'picture', label: 'Photo', ratios: ['1:1', '4:5'], isOptional: true },
    consent: onFile('Consent on file'),
  },
  check: ({ group, about, consent }) => ({
    ...(group === 'founder' && !about && { about: 'Say a few words about a founder.' }),
    ...(!consent && { consent: 'Say where the consent is kept. Without it a person cannot be published.' }),
  }),
})
