import type { TariffOrderStatus } from '#database/tables.ts'

/** Tariff records that staff upload: one puts one in, another approves it. */
export const ordersCopy = {
  title: 'Tariff orders',
  lead: 'A new order comes in as one record, a text file. It is checked, a colleague approves it, and it counts at once. It can be taken back.',
  none: 'No order has been uploaded. The built-in records count.',
  upload: {
    heading: 'Upload a record',
    file: 'The file',
    fileHint:
      'JSON, one record, as the built-in ones are written. Begin from the one that it supersedes: its id in the list of records is its file.',
    text: 'Or its text',
    textHint: 'What you upload stays here when something is wrong with it.',
    early: 'This order ends the record before it early',
    earlyHint: 'Where that names a later last day than the day before this one begins.',
    submit: 'Check and upload',
  },
  faults: {
    heading: (count: number) =>
      count === 1 ? 'One thing is wrong with this record.' : `${count} things are wrong with this record.`,
    line: (line: number) => `Line ${line}`,
    whole: 'The file',
    record: 'The record',
  },
  columns: ['Record', 'State of it', 'Uploaded', 'Decided', 'File'],
  statuses: {
    waiting: 'Waits for a second person',
    live: 'In force',
    refused: 'Refused',
    'taken-back': 'Taken back',
  } satisfies Record<TariffOrderStatus, string>,
  by: (name: string, at: string) => `${name}, ${at}`,
  unread: 'This release cannot read it: the record before it counts. Upload it anew.',
  back: 'All orders',
  uploaded: 'Uploaded and checked. It counts once a colleague has approved it.',
  articlesLead:
    'Bills follow an order by themselves. Figures in the text of an article do not: whoever approves the order has them changed, and again if it is taken back.',
  told: {
    approved: 'Approved. It is on the next bill. Below are the articles that may print the old rates.',
    refused: 'Refused. Nothing has changed.',
    'taken-back':
      'Taken back. The record before it counts again, and articles that were changed for it have to go back too.',
  },
  refusals: {
    own: 'You uploaded this one. Somebody else has to approve it.',
    decided: 'Somebody else has decided this one meanwhile.',
    stale: 'The records have changed since it was uploaded, and it does not fit any more. See below what is wrong.',
    later: (id: string) => `A later order rests on it: take back ${id} first.`,
  },
  acts: {
    heading: 'Decide',
    own: 'You uploaded this one. A colleague who may change tariffs approves it.',
    approve: 'Approve',
    refuse: 'Refuse',
    withdraw: 'Withdraw',
    takeBack: 'Take it back',
    takeBackNote: 'The record before it counts again at once.',
    reader: 'Your role may read this, and not decide it.',
  },
  status: {
    uploaded: 'Uploaded',
    uploadedBy: 'Uploaded by',
    approved: 'Approved',
    approvedBy: 'Approved by',
    refused: 'Refused',
    refusedBy: 'Refused by',
    takenBack: 'Taken back',
    takenBackBy: 'Taken back by',
    file: 'File',
    inForce: 'In force',
    early: 'It ends the record before it early.',
    term: (from: string, until: string | null) => (until ? `${from} to ${until}` : `from ${from}`),
  },
  compare: {
    heading: 'Beside the record that it supersedes',
    of: (id: string) => `${id}, in force now, and this one: what they say otherwise.`,
    none: 'It supersedes no record.',
    same: 'They say the same, field by field.',
    columns: ['Field', 'Before', 'After'],
    absent: '–',
  },
  units: (units: string) => `${units} units`,
  samples: {
    heading: 'Twenty bills, before and after',
    lead: 'On each limit of units and loads of both records, just above it, and what such customers mostly use. As far as is known: surcharges of months to come are not.',
    columns: ['Bill', 'Before', 'After', 'Change'],
  },
  golden: {
    heading: (count: number) => (count === 0 ? 'No golden bill changes' : `Golden bills that change: ${count}`),
    lead: 'The bills that every release is checked by, each on the last day of its record. A developer writes them anew when the record is built in.',
    columns: ['A month', 'Before', 'After', 'Change'],
  },
  text: { heading: 'The file', download: 'Download the file', show: 'Show its text' },
}
