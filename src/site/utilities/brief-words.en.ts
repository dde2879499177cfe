import { claims } from '#company/claims.en.ts'

/** The one page that a utility prints for its file. */
export const briefCopy = {
  title: 'One-page brief for utilities',
  description: (brand: string) =>
    `What ${brand} does for utilities, on one page to print: figures, integration, security and contact.`,
  heading: (brand: string) => `${brand}: AI meter reading and One Coral.`,
  lead: 'Our app reads the meter from a photo, checks the number on the spot and prints the bill. One Coral puts field work, approvals, data and reports in one system.',
  how: 'Print this page, or save it as a PDF from the menu of your browser.',
  figures: 'Figures',
  clients: `We have ${claims.partners.value} partners in all. ${claims.partnersOnAbout.value} of them are utilities. We read meters for ${claims.partnersOnUtilities.value} utilities.`,
  facts: 'Integration, security and pilot',
  more: 'Ask us for your billing system, hosting and certificates. We answer in writing.',
  contact: 'Contact',
  sales: 'Sales',
  email: 'Email',
  address: 'Office',
  link: 'One-page brief to print',
} as const
