export interface ClientFilm {
  id: 'plant' | 'cold-store' | 'shops'
  title: string
  /** What its plot shows, for who cannot see it. */
  plot: string
  outline: readonly string[]
}

/** What each film will show, and shows once VIDEO_URLS names its address, in the same order. Nobody is quoted here. */
export const clientFilms: readonly ClientFilm[] = [
  {
    id: 'plant',
    title: 'A plant, day and night',
    plot: 'Sketch of one day: the power factor lags by day and leads by night',
    outline: [
      'The load of one working day, hour by hour',
      'Lag by day and lead by night, as the auditor recorded them',
      'Two bills side by side, before and after',
    ],
  },
  {
    id: 'cold-store',
    title: 'A cold store',
    plot: 'Sketch of one day: compressors that start together make one high peak',
    outline: ['When the compressors start', 'The peak of the month, and what was shifted', 'What it cost'],
  },
  {
    id: 'shops',
    title: 'Twelve shops in one list',
    plot: 'Sketch of twelve shops: one uses twice the units of the others',
    outline: ['Twelve meters in one list', 'The shop that used more, and why', 'What the manager checks on Monday'],
  },
]
