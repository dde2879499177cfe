/** Of the talent pool: on an applicant's own page, and in the notice that is kept with their consent. */
export const poolCopy = {
  heading: 'Other jobs',
  agree: 'Keep my application for 12 months from today, and think of me for other jobs too.',
  hint: 'Only if you want it. It changes nothing about this application, and you can take it back here at any time.',
  submit: 'Agree',
  untick: 'Tick the box if you agree.',
  until: (day: string) =>
    `Until ${day} we keep your application and think of you for other jobs. Then that ends by itself.`,
  leave: 'Take this back',
} as const
