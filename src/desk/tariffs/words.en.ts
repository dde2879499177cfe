/** The registers of rates, and what their list of records says besides. */
export const tariffTabs = {
  label: 'Rates',
  tabs: { records: 'Records', surcharges: 'Surcharges', orders: 'Orders' },
  waiting: (count: number) =>
    count === 1 ? 'One order waits for a second person.' : `${count} orders wait for a second person.`,
  unread: (count: number) =>
    count === 1
      ? 'One approved order cannot be read by this release; the record before it counts.'
      : `${count} approved orders cannot be read by this release; the records before them count.`,
  fileOf: (id: string) => `File of ${id}`,
}

/** Which articles may print a rate that has changed. */
export const articlesToReadCopy = {
  heading: 'Articles to read again',
  none: 'No article works figures out of these records, and none that names the state prints a rate.',
  known: 'works figures out of these rates.',
  possible: 'names the state and prints a rate. See whether it is one of these.',
}

/** In the mail of the morning. */
export const tariffMorning = {
  lacking: (count: number, names: string) =>
    `${count === 1 ? '1 company lacks a surcharge' : `${count} companies lack a surcharge`} for this month: ${names}.`,
  soon: (count: number, days: number, names: string) =>
    `${count === 1 ? '1 record ends' : `${count} records end`} within ${days} days: ${names}.`,
  over: (count: number, names: string) =>
    `${count === 1 ? '1 record is over' : `${count} records are over`}, and nothing follows: ${names}.`,
  record: (state: string, name: string, until: string) => `${state}, ${name} (${until})`,
  more: (count: number) => ` and ${count} more`,
}

/** The list of records. */
export const tariffsDeskCopy = {
  title: 'Tariffs',
  lead: 'Every record of the bill calculator: whose, from where, how sure, and until when. A record’s id is its file: the next order begins from it.',
  next: 'What is over, and what ends next',
  all: 'All records',
  state: 'State',
  every: 'All states',
  show: 'Show',
  columns: {
    record: 'Record',
    companies: 'Companies',
    validity: 'In force',
    confidence: 'Confidence',
    source: 'Source',
  },
  from: 'from',
  until: 'until',
  openEnd: 'no end given',
  confirmed: (year: string) => `last confirmed for ${year}`,
  unconfirmed: 'Not confirmed since',
  expired: 'Over since then',
  expires: (days: number, hasEnd: boolean) => {
    if (days < 0) return hasEnd ? 'Over, and nothing follows it' : 'Not confirmed since'
    if (days === 0) return 'Last day today'
    return days === 1 ? 'One day left' : `${days} days left`
  },
  confidences: {
    order: 'From the order',
    'discom page': 'From the supplier’s own page',
    'third-party': 'From others',
    press: 'From the press',
    memory: 'From memory',
  },
  noSource: 'No page to open',
}
