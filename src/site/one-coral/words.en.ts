import { countInWords } from '#india/list-in-words.en.ts'

export const oneCoralHero = {
  title: 'Run the utility without code',
  description:
    'One Coral is ERP and business intelligence for utilities, with no code. Field work, approvals, data and dashboards in one system.',
  heading: 'Run the utility without code.',
  lead: 'One Coral puts your field work, approvals, data and reports in one system. Your own team can change it.',
  bookDemo: 'Book Free Demo',
} as const

export const oneCoralCopy = {
  about: {
    heading: 'What is One Coral?',
    text: 'A utility runs on many small rules: who reads which meter, who may change a tariff, when a crew goes out. One Coral keeps all of them. The people who do the work can change them.',
    before: 'Before',
    after: 'With One Coral',
  },

  modules: {
    heading: (count: number) => `${countInWords(count)} ${count === 1 ? 'module' : 'modules'}, one system.`,
    lead: 'Tap one to see what it does and where a utility uses it.',
    label: 'Modules',
    picture: 'Picture of the module',
    features: 'Key features',
    useCase: 'Use case',
  },

  impact: {
    heading: 'What it has changed so far.',
  },

  closing: {
    heading: 'Bring us the work that troubles you most.',
    lead: 'We build it in the demo, while you watch.',
    action: 'Contact Us',
  },
} as const
