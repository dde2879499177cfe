import type { AutomaticKind } from '#database/tables.ts'

/** What editions say that the site begins by itself. */
export const automaticCopy = {
  /** Stands where the name of one of staff does. */
  writer: 'The site',
  takenBack: 'What it tells was taken back.',
  /** Of an article in a newsletter in another language, which is there in English alone. */
  inEnglish: (title: string) => `${title} (in English)`,

  tariff: {
    subjects: {
      order: (state: string, day: string) => `New tariff in ${state} from ${day}`,
      surcharge: (state: string, month: string) => `Fuel surcharge in ${state} for ${month}`,
      both: (state: string) => `What changes on bills in ${state}`,
    },
    preheader: 'What a home and a shop pay before and after, with the source.',
    button: 'Work out your own bill',
  },
  change: {
    heading: {
      order: (name: string, day: string) => `${name}: from ${day}`,
      surcharge: (company: string, months: string) => `Fuel surcharge of ${company}: ${months}`,
    },
    caption: 'What a month costs',
    columns: { who: 'Who', before: 'Before', after: 'After', change: 'Change' },
    told: (said: string[]) => said.map((each) => `${each}.`).join(' '),
    home: (units: string) => `Home, ${units} units`,
    shop: (units: string) => `Shop, ${units} units`,
    factory: (units: string, load: string) => `Factory, ${units} units, ${load}`,
    untouched: 'No change',
    unknown: 'Not known',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'The same',
    bases: {
      order: 'Worked out by our calculator for a home of 3 kW and a shop of 5 kW, without fuel surcharge.',
      surcharge:
        'Worked out by our calculator for a home of 3 kW and a shop of 5 kW: the month before, and the first month of it.',
    },
    source: (source: string) => `Source: ${source}`,
    own: (units: string, before: string, after: string, change: string) =>
      `With your ${units} units a month: ${before} before, ${after} after. ${change}.`,
    ownUntouched: (units: string) => `For your home with ${units} units a month nothing changes by it.`,
    ownUnknown: 'Type your units a month at “Topics and preferences”, and such an email says what changes for you.',
  },

  opening: {
    subject: (title: string) => `We are hiring: ${title}`,
    subjects: (count: number) => `${count} new jobs with us`,
    preheader: 'What the work is, where, and how to apply.',
    link: 'Read about the job and apply',
    where: (location: string, type: string) => `${location}, ${type}`,
  },
  price: {
    subject: (name: string) => `A new price: ${name}`,
    preheader: 'What it costs from now on, with GST.',
    text: (amount: string) => `It costs ${amount} now, with GST.`,
    link: 'See the product',
  },
  digest: {
    subject: (day: string) => `New this week, ${day}`,
    preheader: 'What came out since the last one, in one email.',
  },
} as const

/** How the desk calls each of them. */
export const automaticNames: Record<AutomaticKind, string> = {
  article: 'New article',
  tariff: 'Tariff change in the reader’s state',
  opening: 'New opening',
  price: 'New price',
  digest: 'News of the week, in one email',
}
