import { defineRegister } from './register.ts'

/** What every visitor should know for some days: a band at the top of each page. */
export const notices = defineRegister({
  id: 'notices',
  title: 'Notices',
  one: 'a notice',
  help: 'A band at the top of every page, from its first day to its last: Office closed on Friday. New tariff from 1 April.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/'],
  columns: ['words', 'from', 'until'],
  fields: {
    words: { kind: 'text', label: 'Words', help: 'One sentence that says all, with its day.', maxLength: 160 },
    link: {
      kind: 'link',
      label: 'Where a tap leads',
      help: 'A page of ours, or an address that begins with https://.',
      mayBePath: true,
      isOptional: true,
    },
    from: { kind: 'day', label: 'First day', help: 'It is there from midnight in India.' },
    until: { kind: 'day', label: 'Last day', help: 'It goes at midnight after this day.' },
  },
  check: ({ from, until }) => ({
    ...(until < from && { until: 'The last day cannot come before the first.' }),
  }),
})

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
