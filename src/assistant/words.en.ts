import { contactCopy } from '#leads/enquiry/words.en.ts'
import { launcherCopy } from './launcher/words.en.ts'

/** "above 2 up to 7 kW": tariffs exclude where a band begins and include where it ends. */
function range(from: number | null, to: number | null, unit: string): string {
  return `${[from !== null && `above ${from}`, to !== null && `up to ${to}`].filter(Boolean).join(' ')} ${unit}`
}

const unitsOf = (unit: string) => (unit === 'kWh' ? 'units' : unit)
const inOneBreath = (words: string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ')
const period = (months: number) => (months === 1 ? 'a month' : `in ${months} months`)

/** What the assistant says and offers. Its answers are not here: they are sentences of the pages. */
export const assistantCopy = {
  /** The shop's page, where a fact of a product is asked for. */
  shopOf: (product: string) => `Shop: ${product}`,

  chat: {
    name: launcherCopy.options.help.name,
    /** The panel's visible title. */
    face: 'Ask',
    switch: 'Switch',
    startAgain: 'Start again',
    log: 'Conversation',
    greeting: 'Ask about your bill, a product or a service. I answer from our pages and show you which page.',
    label: 'Your question',
    placeholder: 'Type your question',
    wordsLeave:
      'We send your question to another company’s language service, which writes the answer. Please do not type names, numbers or addresses.',
    send: 'Send',
    writing: 'Looking in our pages',
    person: 'Talk to a person',
    you: 'You asked',
    assistant: 'Ask',
    notFound: 'I don’t have an exact answer.',
    nearest: 'These pages should help:',
    /** Beside a page that is not in the language of this one. */
    inEnglish: 'in English',
    nothingNear: 'Our pages do not cover this.',
    unreachable: 'I cannot open our pages now. Please try again in a minute.',
    tooMany: 'Too many questions at once. Please try again in a minute.',
    offerPerson: 'Our team can answer you. You can check the message before you send it.',
  },

  paths: {
    audit: {
      label: 'Book a home audit',
      href: '/book-audit',
      say: 'Book a home audit here. Our team calls you within 24 hours to fix a time. Our pages do not give a price: please ask when we call.',
    },
    bill: {
      label: 'Estimate my bill',
      say: 'Tell me your state and the units in the month.',
      /** With the calculator begun: what an appliance or a whole bill costs. */
      cost: 'The calculator shows what each appliance costs you. I have filled in what you told me.',
      open: 'Open the calculator',
      also: [
        { href: '/blogs/energy-audit-at-home', title: 'Find where your units go: an energy audit at home' },
        { href: '/book-audit', title: 'Book a home audit' },
      ],
      saidAll: 'I have filled in what you told me. Check it and tap Work it out.',
    },
    order: {
      label: 'Price and order',
      href: '/our-products',
      ask: 'What is the price of the AI Smart Plug?',
      go: 'Go to the shop',
    },
    returns: {
      label: 'Returns',
      href: '/returns&refundsPolicy',
      ask: 'How many days do I have to return a device?',
      go: 'Returns and refunds in full',
    },
    openings: { label: 'Openings', href: '/careers', ask: 'Which jobs are open?', go: 'See all openings' },
    hours: { label: 'Office hours', href: '/contact-us', ask: 'Is the office open now?', go: 'Call or write to us' },
    person: { label: 'Talk to a person', say: 'Give us your name and how to reach you. We reply within 24 hours.' },
  },
  hours: {
    title: 'Contact: Business hours',
    open: (until: string) => `The office is open now, until ${until} IST.`,
    closed: (week: string) => `The office is closed now. It is open ${week}.`,
  },

  bill: {
    heading: 'Estimate your home bill for a month',
    state: 'State',
    chooseState: 'Choose a state',
    units: 'Units this month (kWh)',
    loadKw: 'Sanctioned load in kW',
    loadHint: 'It is printed on your bill. Some states need it.',
    area: 'Area',
    areaHint: 'Some states need it.',
    chooseArea: 'Choose an area',
    areas: { urban: 'Town or city', rural: 'Village' },
    submit: 'Work it out',
    working: 'Working...',
    total: 'Estimated bill',
    without: 'Not in this total, because the rate is not known:',
    sources: 'How we know',
    memory: 'Some rates are not yet checked with the order.',
    more: 'All lines, in the calculator',
    forUnits: (units: number) => `${units.toLocaleString('en-IN')} units in a month`,
    wrongUnits: 'Enter the units, from 0 to 1,00,000.',
    wrongLoad: 'Enter the load, from 0 to 1,00,000.',
    wrongState: 'Choose a state.',
    unknownState: 'We have no home tariff for this state yet.',
    failure: 'We could not work it out. Please try again in a minute.',
  },

  handOver: {
    heading: 'Talk to a person',
    message: 'Your message. Change it as you like.',
    notice: `${contactCopy.notice} We keep it like any message from our contact page. Till now we have kept nothing.`,
    privacy: 'Privacy policy',
    privacyPath: '/privacypolicy',
    submit: 'Send message',
    sending: 'Sending...',
    cancel: 'Back to chat',
    sent: 'We have your message.',
    reference: 'Reference',
    replyBy: 'We reply by',
    me: 'I asked:',
    it: 'It answered:',
    itFoundNothing: 'It had no answer.',
    leftOut: '(The beginning is left out. It was too long to send.)',
  },

  problems: {
    empty: 'Ask a question, in the parameter q.',
    tooLong: 'A question can have 500 characters.',
    state: 'We have no home tariff for this state.',
    needs: {
      load_kw: 'The rates of this state depend on the sanctioned load. Give it in kW.',
      area: 'The rates of this state differ between towns and villages. Say where the home is.',
    },
  },

  /** How tariff records are told in sentences. */
  tariffs: {
    page: 'Energy Calculator',
    categories: {
      domestic: 'homes',
      commercial: 'commercial connections',
      'ht-industry': 'industry on high tension (HT)',
      'lt-industry': 'industry on low tension (LT)',
    },
    heading: (category: string, state: string) => `Electricity rates in ${state}: ${category}`,
    subject: (
      {
        state,
        discom,
        subcategory,
        financialYear,
      }: Record<'state' | 'subcategory' | 'financialYear', string> & {
        discom: string[]
      },
      category: string,
      conditions: string[],
    ) =>
      `The electricity tariff for ${category} in ${state} (${[subcategory, ...conditions].join(', ')}), charged by ${discom.join(', ')}, financial year ${financialYear}.`,
    ended: (day: string) => `It ended on ${day}; we do not know what came after.`,
    use: (from: number | null, to: number | null, unit: string, months: number) =>
      `use ${range(from, to, unitsOf(unit))} ${period(months)} in all`,
    load: (from: number | null, to: number | null, unit: string) => `sanctioned load ${range(from, to, unit)}`,
    voltage: (kv: readonly number[]) => `supply at ${kv.join(' or ')} kV`,
    areas: { urban: 'urban connections', rural: 'rural connections' },
    energy: (conditions: string[], isElse: boolean) =>
      [
        'Energy charge',
        ...(conditions.length > 0 ? [`for ${conditions.join(', ')}`] : isElse ? ['otherwise'] : []),
      ].join(' '),
    energyRates: (what: string, rates: string[]) => `${what}: ${rates.join('; ')}.`,
    modes: {
      telescopic: (unit: string, months: number) => `, each slab of ${unitsOf(unit)} ${period(months)} at its own rate`,
      'whole-slab': (unit: string, months: number) =>
        `, all ${unitsOf(unit)} ${period(months)} at the rate of the slab that they reach`,
    },
    slab(from: number, to: number | null, price: string, unit: string): string {
      const rate = `${price} per ${unit === 'kWh' ? 'unit' : unit}`
      if (to === null) return from === 0 ? rate : `above ${from} ${rate}`
      return `${from + 1} to ${to} ${rate}`
    },
    wheeling: (rates: string[]) => `Wheeling charge: ${rates.join('; ')}.`,
    atVoltage: (rate: string, kv: readonly number[]) => `${rate} for supply at ${kv.join(' or ')} kV`,
    levy: (name: string, conditions: string[], amount: string) =>
      `${[name, ...(conditions.length > 0 ? [`for ${conditions.join(', ')}`] : [])].join(' ')}: ${amount}.`,
    paise: (paise: number) => `${paise} paise`,
    per: (price: string, what: string) => `${price} per ${what === 'kWh' ? 'unit' : what}`,
    percent: (percent: number, of: string[]) => `${percent}% of the ${inOneBreath(of)}`,
    percentBySlab: (slabs: readonly { toUnit: number | null; percent: number }[], of: string[]) =>
      `${slabs
        .map(({ toUnit, percent }) => `${percent}% ${toUnit === null ? 'on the rest' : `up to ${toUnit} units`}`)
        .join(', ')}, of the ${inOneBreath(of)}`,
    paiseBySlab: (slabs: readonly { toUnit: number | null; price: string }[]) =>
      slabs
        .map(({ toUnit, price }) => `${price} per unit ${toUnit === null ? 'on the rest' : `up to ${toUnit} units`}`)
        .join(', '),
    nothing: 'none',
    unknownRate: 'its rate is not known to us',
    partOf: (line: string, part: string) => `${line} on the ${part}`,
    lines: {
      energy: 'energy charge',
      fixed: 'fixed charge',
      wheeling: 'wheeling charge',
      customer: 'customer charge',
      fuelSurcharge: 'fuel surcharge',
      timeOfDay: 'time-of-day charge',
      minimumBill: 'minimum',
    },
    source: (title: string, day: string | undefined, confidence: string | undefined) =>
      `Source: ${[title, day, confidence].filter(Boolean).join(', ')}.`,
    unsourced: (confidence: string | undefined) => `It is ${confidence ?? 'from a source that we do not know'}.`,
    confidence: {
      order: 'from the order',
      'discom page': 'from the distribution company',
      press: 'from the press',
      'third-party': 'as copied by a third party',
      memory: 'not yet checked with the order',
    },
  },
} as const
