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
