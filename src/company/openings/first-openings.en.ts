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
  /** The last day on which one may apply: YYYY-MM-DD. */
  closesOn?: string
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
    summary: 'Call households that asked for an audit, and explain what happens next.',
    description:
      'You call people who asked us something, answer what you can, and say plainly what you will find out. Nobody you call was bought from a list.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Call back everyone who booked a home audit, within the day that we promised.',
          'Explain the audit, agree on a time, and write down what the visitor should know before the visit.',
          'Tell us which questions come again and again, so that the site answers them.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'Telugu and Hindi, and English enough to write a note that others can use.',
          'You would rather say “I will find out” than guess.',
          'You have worked with customers, on the telephone or across a counter.',
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
    summary: 'Own a part of One Coral from the table to the screen.',
    description:
      'You own a part of One Coral: its tables, its calls, its screens, and what a field team three hundred kilometres away sees when the network comes back.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Build modules that a utility sets up without code, and the parts they are made of.',
          'Keep every figure on a dashboard traceable to the reading it came from.',
          'Review the work of others, and have yours reviewed.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'Five years or more with TypeScript or a language like it, and with SQL that you wrote yourself.',
          'Something of yours has been in use for years, and you can say what you would do differently.',
          'You write a test that fails before you write the line that makes it pass.',
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
    summary: 'Write the code that samples a mains voltage honestly.',
    description:
      'You write the code that samples a mains voltage, keeps its time, survives a brown-out and reports one honest number.',
    requirements: [
      {
        heading: 'What you will do',
        points: [
          'Firmware for the AI Smart Plug and the Bijli Auditor, from the metering front end to the radio.',
          'Calibration and production tests, with the people who build the boards.',
          'Updates over the air that do not leave a home in the dark.',
        ],
      },
      {
        heading: 'What we ask',
        points: [
          'C on small microcontrollers, in products that shipped.',
          'You can read a schematic and use an oscilloscope.',
          'You write down what you measured.',
        ],
      },
    ],
  },
]
