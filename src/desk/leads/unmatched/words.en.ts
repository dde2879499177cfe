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
