/** The desk's own frame, and words that its pages share. */
export const deskCopy = {
  title: 'Desk',
  nav: 'Desk',
  signOut: 'Sign out',
  site: 'The public site',
  menu: 'Menu',
  about: 'About this page',
  rest: (count: number) => `Show ${count} more`,
  fewer: 'Show fewer',
  groups: { people: 'People', site: 'The site', desk: 'The desk' },
  waiting: (count: number, most: number) => (count > most ? `${most}+` : count.toLocaleString('en-IN')),
  wait: 'waiting',
  pages: {
    leads: 'Leads',
    unmatched: 'Unmatched letters',
    visits: 'Visits',
    interviews: 'Interviews',
    applications: 'Applications',
    subscribers: 'Subscribers',
    letters: 'Newsletters',
    posts: 'Articles',
    openings: 'Openings',
    company: 'Company',
    tariffs: 'Tariffs',
    privacy: 'Privacy',
    status: 'Status',
    activityLog: 'Activity log',
    staff: 'Staff',
    account: 'My account',
  },
  listPages: {
    label: 'Pages',
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    newer: 'Newer',
    older: 'Older',
  },
  refused: { title: 'Not for your role', lead: 'Your account does not open this page. Ask an admin if it should.' },
  missing: { title: 'Nothing here', lead: 'There is nothing at this address of the desk.' },
  failed: {
    title: 'That did not work',
    lead: 'Something went wrong on our side. What you typed before is stored or was not sent; please try again.',
  },
  away: {
    title: 'Not just now',
    lead: 'The database did not answer in time. What was saved is safe. Try again in a minute: what you typed on the page comes back with it.',
  },
  again: 'Try again',
  unsent: {
    failed: 'Not sent: no connection, or no answer. What you typed is still here; please try again.',
    fileChanged:
      'Not sent: the file has changed or is gone. What you typed is still here; please choose the file again.',
    signedOut:
      'Not sent: you have been signed out. What you typed is still here. Sign in again in another window, then send it.',
  },
  stale: {
    away: 'This page is not up to date: no answer came just now. What you typed is still here, and is not saved unless it says so below.',
    signedOut:
      'You have been signed out. What you typed is still here and is not saved. Sign in again in another window, then go on here.',
  },
  unsaved: 'Not done: this could not be saved just now. What you typed is still here; please try again in a minute.',
  overtaken: (now: string) =>
    `Changed since you opened this page. Now: ${now}. What you chose is still here and is not saved; press the button if you still want it.`,
  home: 'To the desk',
}

export const activityLogCopy = {
  title: 'Activity log',
  lead: 'What staff did, newest first. Each line is sealed with the one before it.',
  sound: (rows: number) => `The chain of ${rows.toLocaleString('en-IN')} lines is whole.`,
  broken: (number: number) => `The chain is broken at line ${number.toLocaleString('en-IN')}.`,
  head: 'Seal of the last line',
  columns: { number: 'No.', at: 'When', who: 'Who', action: 'What', subject: 'On', details: 'Details' },
  older: 'Older',
  newest: 'Newest',
  somebody: 'A command',
  only: (name: string) => `Only lines about ${name}.`,
  whole: 'The whole log',
  openLead: 'Open the lead',
  reads: {
    heading: 'Who read which lead',
    lead: 'A line a person, lead and hour, the newest first, kept for 13 months.',
    columns: ['Hour from', 'Who', 'Lead', 'How much'],
    none: 'Nobody yet.',
    show: (count: number) => (count === 1 ? 'Show the line' : `Show the newest ${count} lines`),
  },
  empty: 'Nothing yet.',
}
