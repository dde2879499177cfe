export const careersCopy = {
  title: 'Jobs',
  description: 'See our open jobs, what the work is and what we ask. Apply here with your resume.',
  heading: 'Work with us.',
  lead: (count: number) =>
    count === 0
      ? 'No jobs are open now. New jobs come here first.'
      : `${COUNTED[count] ?? count} ${count === 1 ? 'opening' : 'openings'}. We read every application.`,
  view: 'View Details',

  place: 'Place',
  type: 'Type',
  pay: {
    label: 'Pay',
    from: (low: string, high: string | false) => (high ? `${low} to ${high}` : low),
    per: {
      hour: (sum: string) => `${sum} an hour`,
      day: (sum: string) => `${sum} a day`,
      week: (sum: string) => `${sum} a week`,
      month: (sum: string) => `${sum} a month`,
      year: (sum: string) => `${sum} a year`,
    },
  },
  all: 'All openings',

  apply: 'Apply for this job',
  /** Over the same steps, on the page of all openings. */
  after: 'After you apply',
  next: {
    heading: 'What happens next',
    steps: [
      'You get an email with a reference and a link to a page of your own.',
      'We read your resume and write to you. You see the answer on your page too.',
      'If we want to meet, you choose the time there.',
    ],
  },
  thanks: {
    title: 'We have your application',
    description: 'We have your application. Keep the reference number.',
  },

  closed: {
    title: (title: string) => `${title}: closed`,
    untitled: 'This job is closed',
    text: 'This job is closed. If you applied in time, we will contact you.',
  },
  until: 'Apply until',
  /** Of a job that stands in English alone, on a page in another language. */
  inEnglish: 'In English',

  notFound: {
    title: 'Job Not Found',
    text: 'The job listing you are looking for does not exist.',
  },
} as const

const COUNTED: Record<number, string> = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' }
