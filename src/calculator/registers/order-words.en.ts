/** What is wrong with a tariff record that somebody uploads, told to who wrote it. */
export const orderFaults = {
  tooLong: 'This file is larger than a record of a tariff ever is (300 KB).',
  empty: 'This file is empty.',
  json: (why: string) => `This is not JSON: ${why}`,
  twiceNamed: 'This field stands here twice. Only one of the two would count.',
  one: (count: number) => `The file holds ${count} records. Upload one at a time.`,
  overlaps: (id: string, until: string, next: string) =>
    `${id} is in force until ${until}. Begin on ${next}, or say below that this order ends it early.`,
  gap: (id: string, until: string, next: string) =>
    `${id} ends on ${until}, and nothing would be in force until this record begins. Begin on ${next}, or correct the end of ${id} first.`,
  gapAfter: (id: string, from: string, last: string) =>
    `${id} begins on ${from}, and nothing would be in force before it. End on ${last}.`,
  backwards: (id: string, from: string, last: string) =>
    `${id} has begun on ${from} for the same customers: this record goes back behind it. End it on ${last}, or, to correct ${id}, give the record that id.`,
  year: (id: string, year: string) => `${id} before it was confirmed for ${year}: the year goes backwards.`,
  anotherState: (state: string) => `The other records of this state call it ${state}.`,
}

export const orderWarnings = {
  ends: (id: string, until: string) => `${id} ends on ${until}.`,
  leaves: (id: string, companies: string) =>
    `${id}, which ends, also holds for ${companies}: they need a record of their own.`,
  first: 'No record of these customers is known. This one would be the first.',
  sameAsNow: 'This record says the same as the one that is in force.',
}
