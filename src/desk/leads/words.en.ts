/** The page of letters that belong to no lead. */
export const unmatchedCopy = {
  title: 'Unmatched letters',
  shown: {
    waiting: {
      name: 'Waiting',
      lead: 'These came by mail, and nobody knows yet to which lead they belong. Put each where it belongs; it stays here until somebody does.',
      none: 'No letter waits.',
    },
    automatic: {
      name: 'Written by programs',
      lead: 'Newsletters, automatic answers and reports. They are deleted after 30 days.',
      none: 'Nothing of that kind came.',
    },
    aside: {
      name: 'Put aside',
      lead: 'Letters that are not for us. They are deleted 30 days after they were put aside.',
      none: 'Nothing was put aside.',
    },
  },
  views: 'Which letters',
  older: 'Older letters',
  newest: 'Newest letters',
  nobody: 'No sender',
  noSubject: 'No subject',
  to: 'To',
  quoted: 'Show what is quoted',
  files: 'Files',
  filesNote: 'They can be opened once the letter is put to a lead.',
  belongs: {
    label: 'Reference of the lead',
    button: 'Belongs to this lead',
    wrong: 'There is no lead with this reference. It has eight letters and digits.',
    done: (reference: string) => `The letter stands in the lead ${reference} now.`,
  },
  enquiry: {
    button: 'Make it an enquiry',
    done: (reference: string) => `It is the enquiry ${reference} now. No receipt was mailed: answer it.`,
    noAddress: 'It names no address that could be answered. Put it to a lead, or aside.',
  },
  notForUs: { button: 'Not for us', done: 'Put aside. It can be brought back for 30 days.' },
  bringBack: { button: 'Bring back', done: 'It waits again.' },
  gone: 'A colleague has dealt with this letter already.',
}

/** Which of the letters of no lead are asked for. */
export type Shown = keyof typeof unmatchedCopy.shown
export const SHOWN = Object.keys(unmatchedCopy.shown) as Shown[]

export const salesCopy = {
  views: 'Ways to look at leads',
  list: 'List',
  board: 'Board',
  results: 'Results',

  boardTitle: 'Board',
  boardLead: 'Enquiries and home audits by where they stand. What was won or lost is shown for 30 days.',
  columns: { new: 'New', 'in-hand': 'In hand' },
  count: (count: number, isMore: boolean) =>
    `${isMore ? 'more than ' : ''}${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`,
  worth: (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`,
  none: 'Nothing here.',
  jump: 'Columns',
  more: 'Show all',
  owner: 'With',
  nobody: 'Nobody has it',
  followUp: 'Follow up',
  moveTo: (stage: string) => `Move to ${stage}`,
  move: (name: string, stage: string) => `Move to ${stage}: ${name}`,
  moved: 'Moved.',
  notMoved: 'It was not moved. A colleague may have changed it.',

  resultsTitle: 'Results',
  resultsLead: 'What came of enquiries and home audits. By the month in which they came, and by where they came from.',
  period: 'Period',
  periods: { 1: 'This month and the last', 3: 'This month and 3 before', 12: 'This month and 12 before' },
  show: 'Show',
  by: { month: 'By month', source: 'By source', campaign: 'By campaign', page: 'By first page' },
  name: { month: 'Month', source: 'Source', campaign: 'Campaign', page: 'Page' },
  drawn: 'Came above, won below',
  received: 'Came',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  rate: 'Won of 100',
  worthWon: 'Worth won',
  unknown: 'Not known',
  total: 'All',
  plot: (won: number, received: number) => `${won} won of ${received}`,
  reasons: 'Why they were lost',
  reason: 'Reason',
  leads: 'Leads',
  noLeads: 'No leads came in this time.',
  least: 'With fewer than 20 leads a share says little.',
} as const

/** Where staff see the letters of a stage to several applicants, before they go. */
export const stageLettersCopy = {
  title: (stage: string) => `Letters: ${stage}`,
  lead: (count: number) =>
    count === 1 ? 'One letter can go. Read it, then send it.' : `${count} letters can go. Read them, then send them.`,
  nothing: 'There is no letter to send.',
  back: 'All applications',
  label: 'Who is written to',
  tick: (name: string) => `Write to ${name}`,
  read: 'Read the letter',
  below: 'Your signature goes below each.',
  send: 'Send the letters that are ticked',
  sent: (count: number) =>
    count === 1 ? 'One letter goes out in ten seconds.' : `${count} letters go out in ten seconds.`,
  left: (count: number) => `${count} did not go: see why below.`,
  takeBack: (count: number) => (count === 1 ? 'Take it back' : `Take all ${count} back`),
  takenBack: (count: number) => (count === 1 ? 'One letter is taken back.' : `${count} letters are taken back.`),
  refused: {
    none: 'Tick at least one letter.',
    nothingSent: 'Nothing went: see why below.',
    tooLate: 'They are on their way already, and cannot be taken back.',
  },
  why: {
    moved: 'Stands at another stage by now.',
    held: 'In quarantine: release it first.',
    withdrawn: 'Took back the application.',
    told: 'We have written since.',
    open: (field: string) => `{${field}} is not known. Write this one by hand.`,
    notWanted: 'Asked for no more mail from us. Write by hand if you must.',
    bounced: 'The address does not exist.',
  },
} as const

export const personLeadsCopy = {
  title: (name: string) => `All about ${name}`,
  lead: 'Every lead from the same email or phone, and those that colleagues said are of the same person.',
  back: 'Back to the lead',
  leads: 'Leads',
  notIndexed: ({ count, isMore }: { count: number; isMore: boolean }) => {
    const leads = `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead is' : 'leads are'}`
    return `${isMore ? 'More than ' : ''}${leads} still being read into the search. Some may be of this person too. Look again in some minutes.`
  },
  linked: 'linked by hand',
  unlink: 'Not the same person',
  unlinkOf: (reference: string) => `Not the same person: ${reference}`,
  answerAll: (count: number) => `Mark ${count} as answered`,
  nothingOpen: 'Nobody waits for an answer here.',
  timeline: 'What happened',
  came: (kind: string, reference: string) => `${kind} ${reference} came`,
  note: 'Note',
  wrote: 'Wrote to us',
  answered: 'We wrote',
  same: 'The same person?',
  sameLead: 'Another email and phone, the same name. Only you can tell.',
  none: 'Nobody else of this name.',
  link: 'Yes, the same person',
  linkOf: (reference: string) => `Yes, the same person: ${reference}`,
  linkedNow: 'They are one person now.',
  unlinkedNow: 'They are two people again.',
  refused: 'That lead is not there any more.',
} as const

/** Who agreed to be thought of for other jobs. */
export const poolDeskCopy = {
  title: 'Talent pool',
  lead: 'Applicants who agreed that we think of them for other jobs. Each entry ends by itself on its day, and at once when they take it back.',
  none: 'Nobody has agreed just now.',
  columns: {
    name: 'Name',
    opening: 'Applied for',
    stage: 'Stage',
    rating: 'What we think',
    agreed: 'Agreed',
    ends: 'Ends',
  },
  back: 'Applications',
  isMore: (shown: number) => `The next ${shown} to end are shown.`,
} as const
