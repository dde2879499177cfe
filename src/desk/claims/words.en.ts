/** The two registers that staff look over: what we claim, and whose tariffs we know. */
export const claimsDeskCopy = {
  title: 'Claims',
  lead: 'Every number that the site claims about the company, where it comes from and how old that is. They are changed in src/company/claims.en.ts.',
  columns: { claim: 'Claim', meaning: 'What it says', source: 'Source', asOf: 'As of', age: 'Age' },
  fresh: 'Fresh',
  stale: (months: number) => `${months} months old: confirm or take it down`,
  months: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
  staleCount: (count: number) =>
    count === 1 ? 'One claim is older than a year.' : `${count} claims are older than a year.`,
  allFresh: 'No claim is older than a year.',
  missing: {
    heading: 'Facts that are missing',
    lead: 'Visitors ask for these, and no page prints them while they are empty. The company fills each in where it says.',
    columns: { page: 'Page', what: 'What is missing', file: 'Where it is filled in' },
  },
}

export const tariffsDeskCopy = {
  title: 'Tariffs',
  lead: 'Every record of the bill calculator: whose, from where, how sure, and until when. A record’s id is its file: the next order begins from it.',
  next: 'What is over, and what ends next',
  all: 'All records',
  state: 'State',
  every: 'All',
  show: 'Show',
  columns: {
    record: 'Record',
    state: 'State',
    category: 'Category',
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
