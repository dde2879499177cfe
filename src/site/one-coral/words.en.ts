import { countInWords } from '#india/list-in-words.en.ts'

export const oneCoralHero = {
  title: 'Run the utility without code',
  description:
    'One Coral is ERP and business intelligence for utilities, with no code. Field work, approvals, data and dashboards in one system.',
  heading: 'Run the utility without code.',
  lead: 'One Coral puts your field work, approvals, data and reports in one system. Your own team can change it.',
  bookDemo: 'Book Free Demo',
  /** The screen beside them: an example, and no utility's. */
  screen: {
    label: 'A screen of One Coral',
    title: 'Reading round 14',
    time: 'Day 3, 11:40 AM',
    read: (meters: string, share: number) => `of ${meters} meters read, ${share}%`,
    feeder: 'Feeder',
    share: 'Read',
    left: 'Still to read',
    leftOf: (meters: string) => `${meters} left`,
    feeders: ['Station Road', 'Market', 'Ring Road', 'Old Town', 'Lake View', 'Mill Area'],
    waiting: [
      { meter: '118-4-02', why: 'Third digit not clear', act: 'Ask for a photo' },
      { meter: '204-1-17', why: 'Gate locked, second visit', act: 'Send a reader' },
      { meter: '093-2-40', why: 'Five times usual', act: 'Check' },
    ],
    caption: 'Example figures. Each total opens down to its meters.',
  },
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
