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
      { meter: '093-2-40', why: 'Five times last month', act: 'Check' },
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
    changes: [
      ['Readings in registers and chat groups', 'One record'],
      ['Reports typed every month end', 'Live'],
      ['A change request to the vendor', 'Done in an afternoon'],
    ],
  },

  modules: {
    heading: 'Eight modules, one system.',
    lead: 'Tap one to see what it does and where a utility uses it.',
    label: 'Modules',
    picture: 'Picture of the module',
    features: 'Key features',
    useCase: 'Use case',
  },

  impact: {
    heading: 'What it has changed so far.',
    benefits: [
      'One record for every consumer',
      'Fewer visits to the same meter',
      'Approvals that show who signed, when and why',
      'Month-end reports ready on the day',
      'New staff learn step by step',
      'You can trace every purchase from request to store',
    ],
  },

  closing: {
    heading: 'Bring us the work that troubles you most.',
    lead: 'We build it in the demo, while you watch.',
    action: 'Contact Us',
  },
} as const

/** The eight modules of specification section 2. `slug` is what ?module= names. */
export const oneCoralModules = [
  {
    slug: 'no-code-builder',
    name: 'No-Code Builder',
    summary: 'Make a form, a rule or an approval from blocks. Send it to the field the same day.',
    features: [
      'Forms, rules and approvals by drag and drop',
      'Old versions you can compare and bring back',
      'Works on the reader’s phone without network',
    ],
    useCase: 'A division adds a disconnection notice with photo and GPS to its reading round, with no ticket to IT.',
  },
  {
    slug: 'live-dashboards-reports',
    name: 'Live Dashboards & Reports',
    summary: 'See the numbers as the field sends them, down to each meter.',
    features: [
      'Tap a total to see its meters',
      'Views for engineer, circle and head office',
      'Reports out on time every month',
    ],
    useCase: 'By noon an engineer sees which feeder is not read yet, and sends two readers there.',
  },
  {
    slug: 'field-data-collection',
    name: 'Field Data Collection',
    summary: 'The reading round on the phone: what to read, where it is, what was found.',
    features: [
      'Photo, place and time on every entry',
      'Keeps entries when there is no network',
      'Rounds planned for less walking',
    ],
    useCase: 'A new reader finishes a rural round with no paper route sheet.',
  },
  {
    slug: 'ai-checks-suggestions',
    name: 'AI Checks & Suggestions',
    summary: 'Checks every reading before it goes on a bill.',
    features: ['Reads the digits in the photo', 'Compares with past use', 'Asks for a second visit only where needed'],
    useCase: 'A wrong digit is caught before the bill is printed.',
  },
  {
    slug: 'security-audit-trail',
    name: 'Security & Audit Trail',
    summary: 'Shows who may do what, and who did it.',
    features: ['Roles down to the field', 'Every change with who, when and the old value', 'Exports are logged'],
    useCase: 'An auditor asks who changed a tariff category. One line shows it.',
  },
  {
    slug: 'data-management',
    name: 'Data Management',
    summary: 'One clean record for every consumer.',
    features: ['Duplicates found and merged', 'Imports checked before they are used', 'One history per meter'],
    useCase: 'Three old consumer lists become one record.',
  },
  {
    slug: 'auto-help-guides',
    name: 'Auto Help & Guides',
    summary: 'Help on the same screen where your staff need it.',
    features: ['Guides beside the field', 'Ask about any step', 'Local languages'],
    useCase: 'A new clerk closes the first complaint with no trainer.',
  },
  {
    slug: 'procurement-service-workflows',
    name: 'Procurement & Service Workflows',
    summary: 'From request to approval, order, store and fitting, in one place.',
    features: ['Stock by division', 'Approvals that show who and why', 'Reminders before a contract ends'],
    useCase: 'A burnt meter is replaced from the nearest store, and the stock count stays correct.',
  },
] as const

export type OneCoralModule = (typeof oneCoralModules)[number]
