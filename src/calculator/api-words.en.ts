/** What the API of bills says of what it is sent. */
export const billApiCopy = {
  amount: 'Give a number from 0 to 1,000,000,000.',
  units: 'Give the units as a number from 0 to 1,000,000,000.',
  days: 'Limits by days need the days of the bill.',
  tariffId: 'Name the tariff by its id, as /api/calculator/tariffs/ lists it.',
  noState: (state: string) => `We have no tariffs of a state ${state}. Codes look like IN-TS.`,
  noTariff: 'We know no tariff by this id. /api/calculator/tariffs/ lists them.',
} as const
