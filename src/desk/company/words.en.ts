import type { RegisterAct } from '#database/tables.ts'

/** What staff read about the registers of the company. */
export const companyDeskCopy = {
  title: 'Company',
  lead: 'What the site says of the company. A change is on every page within a second, and can be taken back.',
  registers: 'All lists',
  outdated: (addresses: string[]) =>
    `Visitors still see ${addresses.join(', ')} as before: the new version cannot be shown. It is tried again every minute. Take back what was changed last, and tell whoever runs the site.`,
  pictures: 'Pictures',
  columns: {
    register: 'List',
    entries: 'Entries',
    drafts: 'Not published',
    samples: 'Samples on the site',
    next: 'Planned',
  },
  locked: 'An admin changes these.',
  todo: {
    heading: 'To do',
    nothing: 'Nothing waits: no sample is on the site, and no figure is past its review.',
    samples: (count: number) =>
      count === 1
        ? 'Visitors still see one sample. Replace it, or hide it.'
        : `Visitors still see ${count} samples. Replace each, or hide it.`,
    review: (count: number) =>
      count === 1
        ? 'One figure is past its review. Confirm it, or hide it.'
        : `${count} figures are past their review. Confirm each, or hide it.`,
    holidays: (year: number) =>
      `The holidays of ${year} are missing. Until they are here, we promise replies on days when the office is closed.`,
    open: 'Open the list',
  },
  scheduled: {
    heading: 'Planned',
    columns: { entry: 'Entry', register: 'List', from: 'Visitors see it from', by: 'By' },
  },
  missing: {
    heading: 'Facts that are missing',
    lead: 'Visitors ask for these. No page prints them while they are empty.',
    columns: { page: 'Page', what: 'What is missing', file: 'Where it is filled in' },
  },
}

export const registerCopy = {
  back: 'All lists',
  add: (one: string) => `Add ${one}`,
  empty: 'Nothing here yet.',
  csv: 'All as CSV',
  by: 'Changed by',
  where: 'Visitors see it on',
  everyPage: 'every page',
  columns: {
    times: (days: number) => `Used in ${days} days`,
    state: 'State',
    changed: 'Changed',
    order: 'Order',
    acts: 'Review',
  },
  states: {
    published: 'On the site',
    changed: 'On the site; changes not published',
    draft: 'Not on the site',
  },
  sample: 'Sample',
  from: (time: string) => `from ${time}`,
  up: (name: string) => `Up: ${name}`,
  down: (name: string) => `Down: ${name}`,
  orderHint: 'The site shows them in this order. Pull a row to its place, or use the arrows.',
  ordered: 'The order is saved.',
  pastReview: 'Past its review',
  confirm: 'Confirm',
  confirmed: (name: string) => `Confirmed: ${name}. As of this month; next review in a year.`,
  hide: 'Hide',
  hidden: (name: string) => `Hidden: ${name}. Visitors do not see it any more.`,
  unnamed: 'Without a name',
  trash: {
    heading: 'Trash',
    since: 'In the trash since',
    bringBack: 'Bring back',
    broughtBack: (name: string) => `Back as a draft: ${name}. Visitors see it once you publish it.`,
  },
  overtaken: (name: string) => `${name} has changed this entry since you opened the list. Look at it again.`,
  somebody: 'Somebody',
  needed: 'Every page reads this: it can be changed, and not hidden.',
  unpublished: 'There are changes that are not published. Open the figure, and publish or drop them first.',
  trashed: 'It is in the trash, below. Visitors do not see it any more.',
}

export const entryCopy = {
  newTitle: (one: string) => `New: ${one}`,
  history: 'History',
  readOnly: 'You can look at this, and not change it.',
  states: {
    published: 'Visitors see this.',
    changed: 'Visitors see an older text. What stands here is not published.',
    draft: 'Visitors do not see this.',
    scheduled: (time: string) => `Visitors see what stands here from ${time}.`,
    trashed: 'This is in the trash. Bring it back from the list.',
  },
  isSample: 'This is a sample, made up for the first version of the site. Publish your own words to replace it.',
  verbatim: (texts: string[]) =>
    `The specification has these words: ${texts.join('; ')}. Change them only when that was agreed.`,
  changed: (time: string, name: string) => (name ? `Last changed ${time} by ${name}.` : `As the site began, ${time}.`),
  panel: 'Publish',
  publish: 'Publish now',
  save: 'Save as a draft',
  from: 'Or publish later',
  fromHint: 'Indian time.',
  schedule: 'Plan it',
  confirm: 'Confirm the figure',
  hide: 'Hide from visitors',
  trash: 'Move to the trash',
  more: 'Take it from the site',
  done: {
    publish: 'Published. Visitors see it within a second.',
    save: 'Saved as a draft. Visitors do not see it yet.',
    schedule: (time: string) => `Planned. Visitors see it from ${time}.`,
    hide: 'Hidden. Visitors do not see it any more. What it says stays here.',
    confirm: 'Confirmed. It is as of this month; the next review is in a year.',
    restore: 'Brought back and published. Visitors see it within a second.',
    'restore-draft': 'Brought back as a draft. Look at it, then publish it.',
  },
  faults: (count: number) =>
    count === 1
      ? 'One field needs you. Nothing you typed is lost.'
      : `${count} fields need you. Nothing you typed is lost.`,
  hour: 'Choose a minute that is still to come.',
  choose: 'Choose',
  optional: 'May stay empty.',
  rows: {
    number: (row: string, number: number) => `${row.charAt(0).toUpperCase()}${row.slice(1)} ${number}`,
    add: (row: string) => `Add: ${row}`,
    up: 'Up',
    down: 'Down',
    remove: 'Remove',
    full: (most: number) => `There is room for ${most}.`,
  },
  picture: {
    none: 'No picture',
    choose: 'Choose from the library',
    library: 'Add pictures to the library',
    unknown: 'That picture is not in the library any more. Choose another.',
    upload: 'Or take one from your machine',
    uploading: 'Adding…',
    alt: 'What the picture shows',
    altHint: 'Read aloud to people who cannot see it.',
    x: 'Middle of the cut, from the left (%)',
    y: 'Middle of the cut, from the top (%)',
    focus: 'Press on what must stay in the picture, or use the arrow keys.',
    cut: (ratio: string) => (ratio === 'whole' ? 'Shown whole' : `Cut ${ratio}`),
  },
  conflict: {
    heading: (name: string, time: string) => `${name || 'Somebody'} has changed this too, at ${time}`,
    text: 'Nothing of yours was saved, and nothing is lost: what you typed is below. Publish or save again to put it in the place of theirs. Theirs stays in the history.',
    compare: 'What differs: theirs, then yours',
    theirs: 'Drop mine and open theirs',
  },
}

export const historyCopy = {
  title: 'History',
  lead: 'Every version, the newest first. Any of them can be brought back.',
  back: 'Back to the entry',
  columns: { number: 'No.', act: 'What', when: 'When', who: 'Who', look: 'Look' },
  acts: {
    first: 'As the site began',
    setting: 'Taken over from the settings',
    saved: 'Saved as a draft',
    published: 'Published',
    scheduled: 'Planned',
    confirmed: 'Confirmed',
    hidden: 'Hidden',
    restored: 'Brought back',
    trashed: 'Moved to the trash',
    'brought back': 'Taken out of the trash',
  } satisfies Record<RegisterAct, string>,
  site: 'The site',
  one: (number: number) => `Version ${number}`,
  open: 'Compare',
  compare: 'What differs',
  with: 'Compare with',
  now: 'What stands there now',
  show: 'Compare',
  same: 'Nothing differs.',
  whole: 'All of this version',
  restore: 'Bring back and publish',
  restoreDraft: 'Bring back as a draft',
  refused: 'This version cannot be published as it is. Bring it back as a draft, and fill in what is missing.',
  pictureGone:
    'A picture of this version is not in the library any more. Bring it back as a draft, and choose another.',
  added: 'Added',
  removed: 'Removed',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
}

/** Of the morning mail. */
export const companyMorning = {
  samples: (count: number) =>
    count === 1
      ? 'Visitors still see one sample of the first version.'
      : `Visitors still see ${count} samples of the first version.`,
  review: (count: number, names: string) =>
    count === 1 ? `One figure is past its review: ${names}.` : `${count} figures are past their review: ${names}.`,
  more: (count: number) => `, and ${count} more`,
  where: 'At the desk, under Company: confirm, replace, or hide.',
}

/** Of the list of the design's sentences. */
export const wordsCopy = {
  heading: 'Find a sentence',
  lead: 'What the pages, their forms, the calculator, the assistant and our mails say, as it was built. Not here: why a line of a bill is what it is, and what people agree to.',
  label: 'What is written',
  hint: 'Some words of the sentence as you see it on the page, or the name of a page: about, contact.',
  find: 'Find',
  found: 'Sentences',
  count: (shown: number, total: number) =>
    total === 0
      ? 'No sentence has these words.'
      : shown < total
        ? `The first ${shown} of ${total} sentences. Add a word to find fewer.`
        : total === 1
          ? 'One sentence.'
          : `${total} sentences.`,
  columns: { key: 'Name', built: 'As built', ours: 'Ours', page: 'Page', write: 'Write' },
  fromParts: 'Put together by the program, in more than one way. It cannot be written here.',
  none: '–',
  noPage: 'In a mail, in a message, or on a page that only its reader has',
  verbatim: 'Specification',
  write: 'Write ours',
  preview: {
    heading: 'On the page',
    verbatim:
      'The specification has this sentence word by word. Change it only when that was agreed; taken back, it stands again.',
    built: 'As built',
    hint: 'The page with what was saved last. Visitors do not see it until you publish.',
    title: (page: string) => `The page ${page} with our words`,
    whole: 'Open the page by itself',
    noPage: 'It stands in a mail, in a message, or on a page that only its reader has: no page can be shown here.',
    saveFirst: 'Save as a draft, and the page stands here with your words.',
  },
}

/** Of the activity log. */
export const actsInLog = {
  done: (act: string, name: string, list: string) => `${act}: ${name} (${list})`,
  ordered: (list: string) => `Put in another order: ${list}`,
  exported: (list: string) => `Taken out as CSV: ${list}`,
}
