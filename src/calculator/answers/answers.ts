export const MODES = [
  'units',
  'rupees',
  'readings',
  'appliances',
  'check',
  'compare',
  'solar',
  'demand',
  'kvah',
] as const

/** In kV: where rates differ by voltage, that of most plants. */
export const SUPPLY_KV = 11

export type Mode = (typeof MODES)[number]

/** What stands in the calculator before anybody has touched it. Empty: not answered, or whatever is usual. */
export const FIRST_ANSWERS = {
  mode: 'units',
  state: 'IN-TS',
  discom: '',
  tariff: '',
  month: '',
  months: '',
  units: '342',
  rupees: '2000',
  loadKw: '3',
  loadKva: '',
  loadHp: '',
  contractDemandKva: '',
  recordedDemandKva: '',
  recordedDemandKw: '',
  highestPastDemand: '',
  powerFactor: '',
  voltageKv: '',
  phase: '1',
  area: '',
  entitlementUnits: '',
  kwh: '',
  fuel: '',
  fuelKind: '',
  fuelSecond: '',
  shifts: '',
  payment: '',
  billDays: '',
  earlierDays: '',
  schemes: '',
  before: '',
  beforeOn: '',
  after: '',
  afterOn: '',
  digits: '',
  factor: '',
  work: '10,000',
  known: 'pf',
  pf: '0.82',
  lag: '1000',
  lead: '6000',
  counted: 'yes',
  target: '0.99',
  least: '0.95',
  rate: '',
  kw: '',
  quoteFrom: '',
  quoteTo: '',
  category: 'ht-industry',
  showsKvah: '',
  showsLead: '',
}

export type AnswerName = keyof typeof FIRST_ANSWERS

/** Answers that come in rows: "fan.count", "bill.energy", "year.4". */
export type RowName = `${string}.${string}`

/** Everything as typed, so that nothing is lost: text that is not a number yet is kept like any other. */
export type Answers = Record<AnswerName, string> & { [row: RowName]: string | undefined }

const NAMES = Object.keys(FIRST_ANSWERS) as AnswerName[]
// ISO 3166-2 renamed these in 2020 and 2023; older links and lists still have them.
const NOW_CALLED = new Map([
  ['IN-CT', 'IN-CG'],
  ['IN-DD', 'IN-DH'],
  ['IN-DN', 'IN-DH'],
  ['IN-OR', 'IN-OD'],
  ['IN-TG', 'IN-TS'],
  ['IN-UT', 'IN-UK'],
])
const LONGEST = 60
const MOST_ROWS = 120

/** From a query, a fragment or a draft, which anybody may have written. */
export function readAnswers(text: string): Answers {
  const given = new URLSearchParams(text)
  const answers: Answers = { ...FIRST_ANSWERS }

  for (const name of NAMES) answers[name] = given.get(name)?.slice(0, LONGEST) ?? answers[name]
  for (const [name, value] of [...given].filter(([name]) => isRow(name)).slice(0, MOST_ROWS))
    answers[name as RowName] = value.slice(0, LONGEST)
  if (!isMode(answers.mode)) answers.mode = FIRST_ANSWERS.mode
  answers.state = NOW_CALLED.get(answers.state) ?? (answers.state || FIRST_ANSWERS.state)
  return answers
}

/** Only what differs from the first answers: "state=IN-KL&units=250", or nothing. */
export function writeAnswers(answers: Answers): string {
  const changed = Object.entries(answers).filter(
    ([name, value]) => value !== undefined && value !== (FIRST_ANSWERS[name as AnswerName] ?? ''),
  )
  return new URLSearchParams(changed as [string, string][]).toString()
}

function isMode(text: string): text is Mode {
  return (MODES as readonly string[]).includes(text)
}

function isRow(name: string): name is RowName {
  return /^[\w-]{1,60}\.[\w-]{1,60}$/.test(name)
}
