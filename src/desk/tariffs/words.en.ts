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
