/** The one page that a utility prints for its file. */
export const briefCopy = {
  title: 'One-page brief for utilities',
  description: (brand: string) =>
    `What ${brand} does for utilities, on one page to print: figures, integration, security and contact.`,
  heading: (brand: string) => `${brand}: AI meter reading and One Coral.`,
  lead: 'Our app reads the meter from a photo, checks the number on the spot and prints the bill. One Coral puts field work, approvals, data and reports in one system.',
  how: 'Print this page, or save it as a PDF from the menu of your browser.',
  figures: 'Figures',
  partners: (count: string) => `We have ${count} partners in all.`,
  /** After the partners, or alone. */
  utilities: (count: string, isOfPartners: boolean) =>
    isOfPartners ? `${count} of them are utilities.` : `We work with ${count} utilities.`,
  metersRead: (count: string) => `We read meters for ${count} utilities.`,
  facts: 'Integration, security and pilot',
  more: 'Ask us for your billing system, hosting and certificates. We answer in writing.',
  contact: 'Contact',
  sales: 'Sales',
  email: 'Email',
  address: 'Office',
  link: 'One-page brief to print',
} as const
