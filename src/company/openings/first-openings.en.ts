import type { Language } from '#platform/text/language.ts'

export interface Opening {
  id: string
  title: string
  location: string
  type: string
  /** YYYY-MM-DD. */
  postedOn: string
  /** One sentence, for the list. */
  summary: string
  description: string
  requirements: RichText
  /** As typed at the desk: "₹25,000 to ₹32,000 a month". */
  pay?: string
  /** The last day on which one may apply: YYYY-MM-DD. */
  closesOn?: string
  /** As `lang` says it, of what is in English on a page in another language. */
  lang?: string
  /** Those in which it is there, where that is not in all. */
  languages?: readonly Language[]
}

/** Headings, each with its list: all that an opening needs. */
export type RichText = readonly { readonly heading: string; readonly points: readonly string[] }[]

// Samples: the company replaces the places, the types, the dates and the words below with its own.

/** The openings of the specification (3), in its order: what the database begins with. */
export const openings: readonly Opening[] = [
  {
    id: 'telecaller',
    title: 'Telecaller',
    location: 'Hyderabad',
    type: 'Full time',
    postedOn: '2025-10-08',
    summary: 'Call homes that asked for an audit and tell them what happens next.',
    description:
      'You call people who asked us something. You answer what you can, and find out the rest. No cold calls: everyone on your list has asked us to call.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Call everyone who booked a home audit, within 24 hours.',
          'Explain the audit, fix a time, and note what our engineer should know before the visit.',
          'Tell us what people ask most, so that we answer it on the site.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'Telugu and Hindi, and enough English to write a clear note.',
          'You would rather say “I will find out” than guess.',
          'You have worked with customers, on the phone or at a counter.',
        ],
      },
    ],
  },
  {
    id: 'senior-full-stack-developer',
    title: 'Senior Full Stack Developer',
    location: 'Hyderabad',
    type: 'Full time',
    postedOn: '2025-10-08',
    summary: 'Own one part of One Coral, from database to screen.',
    description:
      'You own one part of One Coral: its tables, its APIs and its screens. A field team 300 km away depends on it, with and without network.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Build modules that a utility can set up with no code.',
          'Make sure every number on a dashboard leads back to its reading.',
          'Review the work of others. They review yours.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'Five years or more with TypeScript or a similar language, and with SQL.',
          'People have used something you built for years. You can tell us what you would change in it.',
          'You write the test first, and then the code.',
        ],
      },
    ],
  },
  {
    id: 'embedded-firmware-developer',
    title: 'Embedded Firmware Developer',
    location: 'Hyderabad',
    type: 'Full time',
    postedOn: '2025-10-08',
    summary: 'Write the code inside our plug and our auditor.',
    description:
      'You write the code that measures mains voltage, keeps time, comes through a power cut and sends the right number.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Firmware for the AI Smart Plug and the Bijli Auditor, from metering to radio.',
          'Calibration and factory tests, with the team that builds the boards.',
          'Updates over the air that never leave a home without power.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'C on small microcontrollers, in products that are sold.',
          'You can read a circuit diagram and use an oscilloscope.',
          'You write down what you measured.',
        ],
      },
    ],
  },
]
