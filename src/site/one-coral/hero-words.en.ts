export const oneCoralHero = {
  title: 'Run the utility without code',
  description:
    'One Coral is the no-code ERP and business intelligence platform for utilities: field work, approvals, data and dashboards as one system.',
  heading: 'Run the utility without code.',
  lead: 'One Coral is the ERP and business intelligence platform where field work, approvals, data and decisions are one system.',
  bookDemo: 'Book Free Demo',
} as const
