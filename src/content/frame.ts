export const frameCopy = {
  skip: 'Skip to content',
  home: 'home',
  mainNav: 'Main',
  menuNav: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  madeInIndia: ['Made', 'in India'],
  menuPhones: { sales: 'Sales', support: 'Support' },
  company: 'Company',
  contact: 'Contact',
  floats: 'Related sites',
  newTab: '(opens a new tab)',
  copyright: 'Copyright',
  notifications: 'Notifications',
  close: 'Close',
  missing: 'A part of this page did not load.',
  reload: 'Load the page again',
  feed: (brand: string) => `${brand}: blogs`,
  carousel: {
    role: 'carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  },
  errorSummaryTitle: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${COUNTED[count] ?? count} things need another look`,
} as const

const COUNTED: Record<number, string> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
}
