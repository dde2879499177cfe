export const oneCoralCopy = {
  about: {
    heading: 'What is One Coral?',
    text: 'A utility runs on a thousand small agreements: who reads which meter, who may change a tariff, when a crew goes out. One Coral holds them all, and lets the people who do the work change them.',
    before: 'Before',
    after: 'With One Coral',
    changes: [
      ['Readings in registers and chat groups', 'One record'],
      ['Reports typed every month end', 'Live'],
      ['A change request to the vendor', 'An afternoon'],
    ],
  },

  modules: {
    heading: 'Eight modules on one busbar.',
    lead: 'Select one to see what it does and where a utility uses it.',
    label: 'Modules',
    picture: 'Picture of the module',
    features: 'Key features',
    useCase: 'Use case',
  },

  impact: {
    heading: 'The impact, counted.',
    benefits: [
      'One version of every consumer record',
      'Fewer visits to the same meter',
      'Approvals that show who, when and why',
      'Month-end reports that are ready on the day',
      'New staff guided step by step',
      'Purchases traced from request to store',
    ],
  },

  closing: {
    heading: 'Bring us your most annoying process.',
    lead: 'We will build it in the demo.',
    action: 'Contact Us',
  },
} as const

/** The eight modules of specification section 2. `slug` is what ?module= names. */
export const oneCoralModules = [
  {
    slug: 'no-code-builder',
    name: 'No-Code Builder',
    summary: 'Make a form, a rule or an approval by placing blocks. Publish it to the field the same day.',
    features: [
      'Forms, rules and approvals by drag and drop',
      'Versions you can compare and roll back',
      'Works on the reader’s phone without network',
    ],
    useCase: 'A division adds a disconnection notice with photo and GPS to its reading round, with no ticket to IT.',
  },
  {
    slug: 'live-dashboards-reports',
    name: 'Live Dashboards & Reports',
    summary: 'Figures as the field sends them, down to the meter behind a total.',
    features: [
      'Every total opens to its meters',
      'Views for engineer, circle and head office',
      'Month-end reports ready on the day',
    ],
    useCase: 'An engineer sees by noon which feeder is unread, and moves two readers.',
  },
  {
    slug: 'field-data-collection',
    name: 'Field Data Collection',
    summary: 'The round in the pocket: what to read, where it is, what was found.',
    features: [
      'Photo, place and time on every entry',
      'Queues when there is no network',
      'Rounds planned by walking distance',
    ],
    useCase: 'A new reader finishes a rural round with no paper route sheet.',
  },
  {
    slug: 'ai-checks-suggestions',
    name: 'AI Checks & Suggestions',
    summary: 'A second pair of eyes on every reading, before it becomes a bill.',
    features: [
      'Reads the digits in the photograph',
      'Compares with past use',
      'Suggests a second visit only where it pays',
    ],
    useCase: 'A misread tens digit is caught before the bill is printed.',
  },
  {
    slug: 'security-audit-trail',
    name: 'Security & Audit Trail',
    summary: 'Who may do what, and who did.',
    features: ['Roles down to the field', 'Every change with who, when and the old value', 'Exports are logged'],
    useCase: 'An auditor asks who changed a tariff category, and gets one line.',
  },
  {
    slug: 'data-management',
    name: 'Data Management',
    summary: 'One record for every consumer, and one way in.',
    features: ['Duplicates found and merged', 'Imports checked before they count', 'One history per meter'],
    useCase: 'Three old consumer lists become one record.',
  },
  {
    slug: 'auto-help-guides',
    name: 'Auto Help & Guides',
    summary: 'Help on the screen where the question comes up.',
    features: ['Guides beside the field', 'Each step can be asked', 'Local languages'],
    useCase: 'A new clerk closes the first complaint without a trainer.',
  },
  {
    slug: 'procurement-service-workflows',
    name: 'Procurement & Service Workflows',
    summary: 'Request, approval, order, store and fitting in one chain.',
    features: ['Stock by division', 'Approvals that show who and why', 'Reminders before a contract ends'],
    useCase: 'A burnt meter is replaced from the nearest store, and the stock is right.',
  },
] as const

export type OneCoralModule = (typeof oneCoralModules)[number]
