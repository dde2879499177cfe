/** The words of the kVAh simulator, on its page and in the calculator. */
export const kvahCopy = {
  kwh: 'Units this month (kWh)',
  known: 'What do you have?',
  knownAs: { pf: 'Power factor', kvarh: 'kVArh readings' },
  pf: 'Power factor',
  slider: 'Power factor, by slider',
  lag: 'Lagging kVArh',
  lead: 'Leading kVArh',
  counted: 'Leading kVArh on your bill',
  countedAs: { yes: 'is counted', no: 'is not counted' },
  rate: 'Rate per kVAh (₹)',
  rateHint: 'From your bill.',
  rateFrom: (price: string, tariff: string) => `Leave blank to use ${price} (${tariff}).`,
  correction: 'Correction, capacitors, payback',
  least: 'Power factor at least',
  target: 'Power factor at best',
  kw: 'Load at work',
  kwHint: 'For the size of the capacitors.',
  quoteFrom: 'Quotation, from',
  quoteTo: 'Quotation, to',
  submit: 'Work it out',

  today: (factor: string) => `Today, power factor ${factor}`,
  todayUnknown: 'Today',
  work: (kwh: string) => `${kwh} kWh of work`,
  billed: 'Billed units',
  byFactor: (kwh: string, factor: string) => `${kwh} kWh ÷ ${factor}`,
  byReactive: (kwh: string, lag: string, lead: string) => `√(${kwh}² + (${lag} + ${lead})²)`,
  byLag: (kwh: string, lag: string) => `√(${kwh}² + ${lag}²): lead is not counted`,
  ignored: 'Lead not counted',
  leadCounted: 'Lead counted',
  rise: 'Lead counted adds',
  risePercent: (percent: string) => `${percent}%`,
  energy: 'Energy charge',
  energyRule: (price: string, from: string) => `at ${price} a kVAh, ${from}, before the units are rounded`,
  yourRate: 'as you typed',
  /** Its voltage, where the rate depends on it. */
  tariff: (name: string, state: string, kv: number | undefined) => `${name}${kv ? ` at ${kv} kV` : ''}, ${state}`,
  tariffRate: (tariff: string) => `from ${tariff}`,
  corrected: (target: string) => `Corrected, power factor ${target}`,
  sameWork: 'same work',
  saved: 'Saved a month',
  nothing: 'Nothing left to correct',
  nothingWhy: (target: string) => `Your power factor, lag alone, is ${target} already.`,
  noRate: 'Type the rate per kVAh from your bill to see this in rupees.',
  atLeast: (target: string) => `If you reach only ${target}`,
  kvar: 'Capacitors, switched with the load',
  kvarRule: (kw: string, before: string, after: string) =>
    `${kw} kW × (tan φ at ${before} − tan φ at ${after}), if the load lags`,
  payback: 'Paid back in',
  months: (count: string) => `${count} months`,
  monthsRange: (low: string, high: string) => `${low} to ${high} months`,
  monthsOrNever: (low: string) => `${low} months, or never`,
  paybackRule: (low: string, high: string) => `At best ${low}, at worst ${high}.`,
  division: (price: string, saving: string) => `${price} ÷ ${saving}`,
  neverPaid: (target: string) => `nothing is saved if you reach only ${target}`,
  assumed:
    'Assumed: every month like this one, and today’s price. Not in it: what demand charges may fall by, interest, upkeep.',
  leadCost: 'Lead costs a month',
  leadAdds: 'Lead adds a month',
  leadWay: 'Switched with the load, no capacitor leads, and this goes.',
  warning: (percent: string) =>
    `Over-corrected: with lead counted this bill is ${percent}% higher. Capacitors left on when machines stop do this. Adding more would raise it further.`,
  caution:
    'Harmonics: where drives, rectifiers or UPS make a large part of the load, plain capacitors can resonate and fail. Have harmonics measured first, and ask for detuned reactors.',

  triangle: {
    label: (kwh: string, kvarh: string, kvah: string) =>
      `Power triangle: ${kwh} kWh along the base, ${kvarh} kVArh upright, ${kvah} kVAh billed along the slope.`,
    work: (kwh: string) => `${kwh} kWh that work`,
    billed: (kvah: string) => `${kvah} kVAh billed`,
    kvarh: 'kVArh',
    lagging: 'lagging',
    leading: 'leading',
    target: (target: string) => `PF ${target}`,
    scale: 'Drawn to scale. The slope is what you are billed.',
    unused: (target: string) => `The hatched part is what ${target} takes off it.`,
    leadCounted: 'The hatched part is what leading energy adds to it.',
    leadIgnored: 'The hollow bar leads, and is not counted.',
  },

  affected: {
    heading: 'Is my connection affected?',
    state: 'State',
    category: 'What is connected?',
    showsKvah: 'Does your bill show kVAh?',
    showsLead: 'Does it show lead kVArh?',
    answers: { '': 'Not sure', yes: 'Yes', no: 'No' },
    kvahYes: 'Your bill counts kVAh: your power factor changes what you pay.',
    kvahRecorded: (names: string) => `By our records, kVAh is billed for ${names}.`,
    kvahWhereMetered: (names: string) => `By our records, ${names} is billed in kVAh where the meter can count it.`,
    surcharged: (names: string) =>
      `By our records, ${names} is billed in kWh, with a surcharge for a low power factor. We do not know its amount. Check your bill for “power factor”.`,
    remembered: (name: string) => `${name} (from memory, unchecked)`,
    checkKvah: 'Check your bill for “kVAh”.',
    kvahUnrecorded: (state: string) =>
      `We have no record of kVAh billing for this kind of connection in ${state}. Check your bill for “kVAh”.`,
    kvahNo:
      'Your bill does not count kVAh: power factor may still cost you as a surcharge. Check your bill for “power factor”.',
    leadYes: 'Leading energy is on your bill: capacitors that stay on can raise it. Switch them with the load.',
    leadNo: 'Leading energy is not on your bill now. Check again when the bill changes: the rule can be switched on.',
    leadReported: {
      'IN-TS':
        'In Telangana, associations reported in December 2025 that lead kVArh now counts for business connections. No text we found gives a date or a load limit. Check your bill for “lead kVArh”.',
    } as Record<string, string>,
    leadUnknown: (state: string) =>
      `We do not know the rule on leading energy in ${state}. Check your bill for “lead kVArh”.`,
    leadHome: 'Nothing we found counts leading energy for homes. Check your bill for “lead kVArh”.',
  },

  ask: 'Send this to an engineer',
  whole: 'The whole bill, in the calculator',
  sourcesHeading: 'Where these rules come from',
  sources: [
    'kW, kVA and kVAr: the definition of apparent power. Over a month the sum is a least value: meters count kVAh interval by interval, which can only be more.',
    'Lead counted in Telangana: reported by industry associations, Metro India and The New Indian Express, 25 December 2025. We have not found the circular.',
  ],

  rateSource: (tariff: string, source: string, year: string) =>
    `${tariff}: ${source}. Last confirmed for ${year}. Your own rate is on your bill.`,

  announce: (kvah: string) => `Billed: ${kvah} kVAh.`,
  announceSaving: (saving: string) => `Saved a month: ${saving}.`,

  message: (facts: string) => `Please look at my power factor. ${facts}`,
  facts: {
    state: (state: string) => `State: ${state}.`,
    work: (kwh: string) => `Work: ${kwh} kWh a month.`,
    factor: (pf: string) => `Power factor: ${pf}.`,
    reactive: (lag: string, lead: string) => `Lagging ${lag} kVArh, leading ${lead} kVArh.`,
    billed: (kvah: string) => `Billed: ${kvah} kVAh.`,
    rise: (ignored: string, counted: string) => `Lead not counted ${ignored} kVAh, counted ${counted} kVAh.`,
    saving: (amount: string, target: string) => `Possible saving at ${target}: ${amount} a month.`,
    kvar: (kvar: string) => `Capacitors: about ${kvar} kVAr.`,
    payback: (quotation: string, time: string) => `My quotation: ${quotation}, paid back in ${time}.`,
    quotation: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  },
} as const
