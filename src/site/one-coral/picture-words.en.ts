/** What stands in the pictures of the modules, and what each shows, for who cannot see it. */
export const pictureCopy = {
  auditTrail: {
    label: 'A log of changes: when, who, what, and the old and new value',
    changes: [
      ['Tariff category', 'LT I to LT II'],
      ['Round 14', 'reader changed'],
      ['Export', '1,204 records'],
      ['Reading 04827', 'approved'],
    ],
    heading: 'Changes',
  },
  builder: {
    label:
      'A workflow built from blocks: a meter fault without a photo goes back to the reader, one with a photo to the crew',
    fault: 'Meter fault',
    photo: 'Photo there?',
    crew: 'Assign crew',
    ask: 'Ask the reader',
    close: 'Close, bill updates',
    drop: 'Drop a block',
    yes: 'yes',
    no: 'no',
  },
  chain: {
    label: 'Five steps from request to fitting; three are done, twelve pieces are in stock',
    steps: [
      {
        name: 'Request',
        note: '3 Nov',
      },
      {
        name: 'Approval',
        note: '4 Nov',
      },
      {
        name: 'Order',
        note: '4 Nov',
      },
      {
        name: 'Store',
        note: 'in stock',
      },
      {
        name: 'Fitted',
        note: 'pending',
      },
    ],
  },
  checks: {
    label:
      'The five digits of a reading, each with a confidence score; the third is not clear, so the app asks for a photo',
    doubt: 'Could be an 8',
    lastMonth: 'Last month 04790',
    usual: 'Usual use 30 to 45',
    ask: 'Ask for a photo',
  },
  dashboard: {
    label: 'A dashboard: readings taken today, unread meters by feeder, exceptions, share already billed',
    read: 'Read today',
    unread: 'Unread by feeder',
    exceptions: 'Exceptions',
    billed: 'Billed',
    share: '82% of the round',
    readers: '26 readers in the field',
    monthToDate: 'Month to date',
  },
  guide: {
    label: 'A form, and a guide beside the field that explains what to enter',
    reason: 'Reason for the visit',
    answer: 'Meter not reachable',
    photo: 'Photo',
    heading: 'What counts?',
    first: 'Gate locked, dog, or the',
    second: 'cover cannot be opened.',
    example: 'Show an example',
  },
  records: {
    label: 'Three lists become one consumer record, with two duplicates merged',
    meter: 'Meter',
    consumer: 'Consumer 118-4-02',
    category: 'Category',
    home: 'Home',
    load: 'Load',
    duplicates: 'Duplicates',
    merged: '2 merged',
  },
  round: {
    label: 'A phone with a reading round, and a map with the streets done and the streets left',
    round: 'Round 14',
  },
} as const
