export const importCopy = {
  title: 'Take over a list',
  lead: 'A CSV file, as spreadsheets save it. Nobody is mailed by it.',
  back: 'All subscribers',
  link: 'Take over a list',
  kinds: 'What the list holds',
  join: 'People who agreed to get our newsletter',
  joinHint:
    'The first row names the columns: email, name, source, date. Source is where they agreed (“counter in Hyderabad, signed form”), date is when (2026-03-31). Without both, a person is unconfirmed and gets nothing.',
  leave: 'People who left',
  leaveHint: 'One column, email, is enough. They get no newsletter, whatever another list says.',
  file: 'The file, at most 5 MB and 50,000 rows',
  button: 'Take it over',
  joined: (confirmed: number, unconfirmed: number, unchanged: number) =>
    `Confirmed: ${confirmed.toLocaleString('en-IN')}. Unconfirmed: ${unconfirmed.toLocaleString('en-IN')}. Known already and unchanged: ${unchanged.toLocaleString('en-IN')}.`,
  left: (count: number) =>
    count === 1
      ? '1 person gets no newsletter any more.'
      : `${count.toLocaleString('en-IN')} people get no newsletter any more.`,
  wrong: 'Lines that were left out',
  more: (count: number) => `And ${count.toLocaleString('en-IN')} more.`,
  columns: { line: 'Line', message: 'Why' },
  errors: {
    file: 'Choose a file.',
    kind: 'Say what the list holds.',
    tooLarge: 'The file is larger than 5 MB. Send it in parts.',
    unreadable: 'This is no CSV file.',
    noEmail: 'The first row has to name a column “email”.',
    tooMany: (most: number) => `More than ${most.toLocaleString('en-IN')} rows. Send them in parts.`,
    email: 'No email address.',
    date: 'The date is not written like 2026-03-31.',
    future: 'The date is still to come.',
    half: 'Source and date belong together.',
    twice: 'The same email stands further up.',
  },
} as const
