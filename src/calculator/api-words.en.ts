/** What the API of bills says of what it is sent. */
export const billApiCopy = {
  amount: 'Give a number from 0 to 1,000,000,000.',
  units: 'Give the units as a number from 0 to 1,000,000,000.',
  days: 'Limits by days need the days of the bill.',
  tariffId: 'Name the tariff by its id, as /api/calculator/tariffs/ lists it.',
  factor: 'A power factor lies above 0 and is at most 1.',
  length: 'A bill is for a day at least.',
  before: 'Give the days of the bill, and fewer of them under the earlier tariff.',
  noState: (state: string) => `We have no tariffs of a state ${state}. Codes look like IN-TS.`,
  noTariff:
    'We know no tariff by this id, or the earlier one is not of the same state, kind and time before. /api/calculator/tariffs/ lists them.',
} as const
