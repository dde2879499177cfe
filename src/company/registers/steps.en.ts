import { defineRegister } from './register.ts'

/** The short lists of several pages: how something goes, step by step, and what it brings. */
export const steps = defineRegister({
  id: 'steps',
  title: 'Steps and short lists',
  one: 'a line',
  help: 'The short lists of One Coral, Smart business, Smart Utility and About. Each list has its lines in this order.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/about-us', '/one-coral', '/smart-business', '/utilities'],
  columns: ['name', 'list', 'text'],
  fields: {
    list: {
      kind: 'choice',
      label: 'List',
      options: {
        checks: 'Smart Utility: from photo to bill',
        workflow: 'Smart business: how we correct power factor',
        services: 'Smart business: services',
        'before-after': 'One Coral: before and with it',
        benefits: 'One Coral: benefits',
        yodha: 'About: what a Climate Yodha does',
      },
    },
    name: {
      kind: 'text',
      label: 'Name',
      help: 'Of before and after: what was before. Of benefits: all of it.',
      maxLength: 100,
    },
    text: { kind: 'text', label: 'Text', help: 'Benefits have none.', maxLength: 200, isOptional: true },
    drawing: {
      kind: 'choice',
      label: 'Drawing',
      help: 'For the two lists of steps with a drawing each. Without one the step has its words alone.',
      options: {
        see: 'A meter in view',
        read: 'Digits',
        check: 'Bars beside last month',
        bill: 'A bill',
        load: 'A motor',
        auditor: 'An auditor',
        insights: 'A curve with a point',
        apfc: 'Capacitors in steps',
        optimized: 'A needle',
      },
      isOptional: true,
    },
  },
  check: ({ list, text }) => ({
    ...(list !== 'benefits' && !text && { text: 'Only benefits have no text.' }),
  }),
})

export type StepList = keyof typeof steps.fields.list.options
