import { defineRegister } from './register.ts'

/** What One Coral is made of. */
export const modules = defineRegister({
  id: 'modules',
  title: 'Modules of One Coral',
  one: 'a module',
  help: 'What One Coral is made of. The first one is open when the page opens.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/one-coral'],
  columns: ['name', 'summary'],
  fields: {
    name: { kind: 'text', label: 'Name', maxLength: 60 },
    slug: {
      kind: 'text',
      label: 'In the address',
      help: 'Small letters, digits and hyphens. Links lead to it: keep it when the name changes.',
      maxLength: 60,
    },
    drawing: {
      kind: 'choice',
      label: 'Drawing',
      options: {
        builder: 'Blocks of a workflow',
        dashboard: 'A dashboard',
        round: 'A reading round on a phone',
        checks: 'Five digits with their scores',
        'audit-trail': 'A log of changes',
        records: 'Three lists, one record',
        guide: 'A form with a guide',
        chain: 'Five steps to the fitting',
      },
      isOptional: true,
    },
    summary: { kind: 'text', label: 'In short', maxLength: 160 },
    features: { kind: 'lines', label: 'Key features', maxLines: 5, maxLength: 100 },
    useCase: { kind: 'paragraph', label: 'Use case', maxLength: 300 },
  },
  check: ({ slug }, { others }) => ({
    ...(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && { slug: 'Small letters, digits and hyphens alone.' }),
    ...(others.some((other) => other.slug === slug) && { slug: 'Another module has this address.' }),
  }),
})
