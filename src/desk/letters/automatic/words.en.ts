/** What staff read about newsletters that the site begins by itself. */
export const automaticDeskCopy = {
  title: 'Automatic newsletters',
  lead: 'The site begins them when something is published. Each person gets each piece of news once.',
  link: 'Automatic newsletters',
  back: 'All newsletters',
  hints: {
    article: 'To readers who chose new articles. It has the article’s card.',
    tariff:
      'To readers who chose tariff orders and live in the state of the order or the surcharge. It has bills of homes and a shop before and after, and the reader’s own where they told us their units.',
    opening: 'To readers who chose jobs with us.',
    price: 'To readers who chose homes, when a product has a new price.',
    digest:
      'On Mondays from 9:00, to readers who want their news together, and with what was held back from others. While it is off, they get no news.',
  },
  field: (name: string) => `${name}: what happens`,
  modes: {
    off: 'Off',
    waits: 'Waits for an admin',
    goes: 'Goes by itself, half an hour after it is published',
  },
  save: 'Save',
  saved: (name: string) => `Saved: ${name}.`,
  wrong: 'Choose one of the three.',
  changed: (name: string, time: string) => `Switched by ${name}, ${time}`,
  sendersOnly: 'Admins switch them.',
  half: 'Until it goes, the newsletter stands under “Scheduled”, where you can take it back. When what it tells is taken back, it stops by itself.',
  preview: {
    show: 'What would be sent now',
    of: (name: string) => `${name}, as it would be sent now`,
    languages: 'Language of the preview',
    none: 'Nothing of this kind was published yet, so there is nothing to show.',
  },
  held: {
    heading: 'Held back this week',
    text: (count: number) =>
      count === 0
        ? 'Nobody had more than they chose, since Monday.'
        : `${count.toLocaleString('en-IN')} ${count === 1 ? 'email was' : 'emails were'} held back since Monday: the reader had as many as they chose.`,
    later: 'News that was held back comes with the next weekly email. A newsletter that one of us wrote is left out.',
  },
} as const
