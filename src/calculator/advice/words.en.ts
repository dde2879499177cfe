/** Contract demand, solar, comparison and power factor: what stands around their figures. */
export const demandCopy = {
  legend: 'Recorded demand, month by month',
  hint: 'As the meter recorded it: the highest of each month, from your bills. Leave out what you do not know.',
  heading: 'The best contract demand',
  best: (contract: string) => `${contract} would have cost least`,
  fits: (contract: string) => `Your contract of ${contract} fits`,
  saving: 'Saved in these months',
  todayYear: (contract: string) => `The bills with ${contract}, as today`,
  bestYear: (contract: string) => `The bills with ${contract}`,
  risk: 'If every month drew a tenth more',
  stillSaves: (amount: string) => `It would still save ${amount}.`,
  wouldCost: (amount: string) => `It would cost ${amount} more than today’s contract.`,
  excessUnknown:
    'What demand above the contract costs here has not been found, so no contract below your highest demand is weighed.',
  noDemand: 'This tariff does not bill by demand: there is no contract to choose. Choose a connection that does.',
  noContract: 'Write your contract and the demand of at least one month.',
  unknown: 'The demand charge of this connection is not known, or another answer is missing above.',
  assumed:
    'All else is as in this month’s bill. The whole bill is counted, with duties. A company may allow a change only once or twice a year, and for a fee.',
  month: 'Month',
  recorded: 'Recorded',
  less: 'Bill less by',
  above: 'above the contract',
  chart: (unit: string, months: string) => `Recorded demand in ${unit}: ${months}`,
  inMonth: (month: string, amount: string) => `${month} ${amount}`,
  caption: 'Bars: recorded demand. Solid line: the best contract. Broken line: today’s.',
}

export const solarCopy = {
  kw: 'Solar on the roof',
  hint: 'About 10 m² of roof without shade for each kW.',
  heading: 'What the sun takes off this bill',
  saving: 'Saved in a year',
  range: (least: string, most: string) => (least === most ? least : `${least} to ${most}`),
  month: 'Month',
  billed: (units: string) => `${units} units billed`,
  before: 'Today',
  after: 'With solar',
  chart: (months: string) => `Each month’s bill today, and with solar: ${months}`,
  inMonth: (month: string, before: string, after: string) => `${month} ${before}, then ${after}`,
  caption:
    'Whole bars: the bills of twelve months today. Coral: what is left of each with solar; the pale part is the range.',
  surplus: (least: string, most: string) => `Left over in the year: ${least} to ${most} units.`,
  credit: (least: string, most: string) => `Credit for them: ${least} to ${most}.`,
  settled: {
    monthly: 'Here a surplus is settled every month.',
    yearly: 'Here a surplus is carried over until March.',
    unknown: 'How long a surplus is carried over here has not been found: from one month to the year.',
  },
  noPay: 'What is left over then is not paid for.',
  paid: (least: string, most: string) =>
    least === most
      ? `What is left over then is paid with ${least} a unit.`
      : `What is left over then is paid with ${least} to ${most} a unit.`,
  payUnknown: 'What is paid for units left over has not been found: they are counted as nothing.',
  noRule:
    'No net-metering rule of this state has been found. The range is without it: from a surplus that is lost each month to one that is carried through the year.',
  assumed: (least: string, most: string) =>
    `One kW makes ${least} to ${most} units in a year, and one figure stands for each month: the sun of each month in one place was not found. Months differ much: large plants in the north sent out 86 units a kW in December 2014, and in Rajasthan 170 in April. Expect less in the rains too.`,
  stays:
    'Charges that do not go by units stay. Cost, subsidy, upkeep and charges for solar connections are not in it; your company decides what load and what size it allows.',
  months: 'Units from the roof, month by month',
  monthsHint: 'From your installer’s offer, or from a roof nearby. A month left empty takes the usual range.',
  typed: (count: number, all: number) =>
    count === all
      ? 'The sun of each month is as you typed it.'
      : `The sun of ${count} of these months is as you typed it. The others take the range:`,
  yieldSource: 'Yield',
  monthsSource: 'December and April',
  ruleSource: 'Rule',
  undated: 'undated',
  missing: 'Write how many kW the roof has.',
  muchSun: (made: string, used: string) =>
    `Such a roof makes about ${made} units a month, and the bill has ${used}. Are both figures right?`,
}

export const compareCopy = {
  heading: 'This use under other tariffs',
  tariff: 'Tariff',
  bill: 'Bill',
  difference: 'Difference',
  chosen: 'Yours',
  lastYear: (month: string) => `Yours, in ${month}`,
  noLastYear: 'What this use cost a year before is not known: no rates of that time are here.',
  others: (name: string, company: string) => `${name} (${company})`,
  notOpen: 'for other loads, uses or areas than yours',
  partial: 'Bills marked * lack a charge that is not known, so compare with care.',
  note: 'The same answers under every tariff for the same kind of customer in this state. Who supplies you is decided by where you are; a tariff option is asked for in writing.',
}

export const powerFactorCopy = {
  heading: 'The whole bill, with demand and incentive',
  line: 'Line',
  at: (factor: string) => `At ${factor}`,
  total: 'The bill',
  saving: 'Saved a month',
  payback: 'Paid back in',
  months: (low: string, high: string) => (low === high ? `${low} months` : `${low} to ${high} months`),
  rule: 'The quotation divided by the saving on the whole bill: energy, demand in kVA, incentive or surcharge, and duties. Interest and upkeep are not in it.',
  nothing: 'On this tariff a better power factor changes nothing on the bill.',
}
