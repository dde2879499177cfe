export const careersCopy = {
  title: 'Work where the number has to be right',
  description: 'Openings for people who measure, write and explain. Read what the work is, and apply here.',
  heading: 'Work where the number has to be right.',
  lead: (count: number) =>
    count === 0
      ? 'Nothing is open just now. What opens next stands here first.'
      : `${COUNTED[count] ?? count} ${count === 1 ? 'opening' : 'openings'}. We read every application.`,
  view: 'View Details',
  /** Names the link where the title is out of sight. */
  viewOf: (title: string) => `View Details: ${title}`,

  place: 'Place',
  type: 'Type',
  all: 'All openings',

  apply: 'Apply for this job',
  thanks: {
    title: 'Your application has arrived',
    description: 'Your application has arrived. Keep the reference.',
  },

  closed: {
    title: (title: string) => `${title}: closed`,
    text: 'This opening has closed. Whoever applied in time hears from us.',
  },
  until: 'Apply until',

  notFound: {
    title: 'Job Not Found',
    text: 'The job listing you are looking for does not exist.',
  },
} as const

const COUNTED: Record<number, string> = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' }
