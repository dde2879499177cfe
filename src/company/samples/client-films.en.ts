// Samples: the company replaces each with a film of a client who has agreed to be shown. VIDEO_URLS names their
// addresses in the same order. Nobody is quoted here, because nobody has said anything yet.

export interface ClientFilm {
  title: string
  about: string
  outline: readonly string[]
}

export const clientFilms: readonly ClientFilm[] = [
  {
    title: 'Client film 1',
    about: 'Sample: a plant with day and night load',
    outline: [
      'The plant and the load curve of one working day',
      'Lag by day and lead by night, as the auditor recorded them',
      'Two bills side by side, before and after, with their months',
    ],
  },
  {
    title: 'Client film 2',
    about: 'Sample: a cold store',
    outline: [
      'The compressors and when they start',
      'The peak of the month, and what was moved',
      'What it cost, from the client',
    ],
  },
  {
    title: 'Client film 3',
    about: 'Sample: a chain of shops',
    outline: ['Twelve meters in one list', 'The shop that stood out, and why', 'What the manager looks at on Monday'],
  },
]
