import { launcherCopy } from './launcher.ts'

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 2 })}`

/** What the assistant says and offers. Its answers are not here: they are sentences of the pages. */
export const assistantCopy = {
  ...launcherCopy,

  chat: {
    name: launcherCopy.options.help.name,
    switch: 'Switch',
    startAgain: 'Start again',
    log: 'Conversation',
    greeting:
      'Ask about a product, a service or your bill. I answer with sentences from our pages, and show where each one stands.',
    label: 'Your question',
    placeholder: 'Write a question',
    send: 'Send',
    writing: 'Looking through our pages',
    person: 'Talk to a person',
    you: 'You asked',
    assistant: 'Website Help',
    onThePage: 'On our pages:',
    notFound: 'I did not find this on our pages.',
    nearest: 'These come nearest:',
    nothingNear: 'Nothing on our pages comes near it.',
    unreachable: 'I cannot reach our pages just now. Please try again in a minute.',
    tooMany: 'That was a lot of questions at once. Please try again in a minute.',
    offerPerson: 'A person can answer it. You see and edit what we are sent.',
  },

  paths: {
    audit: {
      label: 'Book a home audit',
      href: '/book-audit',
      say: 'You can book a home audit here. We reply within 24 hours.',
    },
    bill: { label: 'Estimate my bill', say: 'Tell me the state and the units of the month.' },
    order: {
      label: 'Price and order',
      href: '/our-products',
      ask: 'What is the price of the AI Smart Plug?',
      go: 'To the shop',
    },
    returns: {
      label: 'Returns',
      href: '/returns&refundsPolicy',
      ask: 'How many days do I have to return a device?',
      go: 'Returns and refunds in full',
    },
    openings: { label: 'Openings', href: '/careers', ask: 'Which jobs are open?', go: 'See all openings' },
    hours: { label: 'Office hours', href: '/contact-us', ask: 'Is the office open now?', go: 'Call or write to us' },
    person: { label: 'Talk to a person', say: 'Write your name and how we reach you. We reply within 24 hours.' },
  },
  hours: {
    title: 'Contact: Business hours',
    open: 'The office is open now, until 6:00 PM IST.',
    closed: 'The office is closed now. It is open Monday to Saturday, 10:00 AM to 6:00 PM IST.',
  },

  bill: {
    heading: 'Estimate a month of electricity at home',
    state: 'State',
    chooseState: 'Choose a state',
    units: 'Units in the month (kWh)',
    submit: 'Work it out',
    working: 'Working...',
    total: 'Estimated bill',
    without: 'Not in the total, because it is not known:',
    sources: 'Where the rates are from',
    memory: 'Some of it is from memory, not yet compared with the order.',
    more: 'All lines, in the calculator',
    morePath: '/energy-calculator',
    forUnits: (units: number) => `${units.toLocaleString('en-IN')} units in a month`,
    rupees: (paise: number) => rupees(paise / 100),
    wrongUnits: 'Enter the units as a number from 0 to 1,00,000.',
    wrongState: 'Choose a state.',
    unknownState: 'We have no home tariff for this state yet.',
    failure: 'The estimate could not be worked out. Please try again in a minute.',
  },

  handOver: {
    heading: 'Talk to a person',
    message: 'Message, with our conversation. Change it as you like.',
    notice: 'This is kept and answered like any message from our contact page. Nothing was kept before.',
    privacy: 'Privacy policy',
    privacyPath: '/privacypolicy',
    submit: 'Send message',
    sending: 'Sending...',
    cancel: 'Back to the conversation',
    sent: 'Your message is with us.',
    reference: 'Reference',
    replyBy: 'We reply by',
    transcript: 'My conversation on the website:',
    me: 'I asked:',
    it: 'It answered:',
    itFoundNothing: 'It found nothing.',
  },

  problems: {
    empty: 'Ask a question, in the parameter q.',
    tooLong: 'A question can have 500 characters.',
    state: 'We have no home tariff for this state.',
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
      }: Record<'state' | 'subcategory' | 'financialYear', string> & { discom: string[] },
      category: string,
    ) =>
      `The electricity tariff for ${category} in ${state} (${subcategory}), charged by ${discom.join(', ')}, financial year ${financialYear}.`,
    when(from: number | null, to: number | null): string {
      if (from === null && to === null) return 'Energy charge: '
      if (to === null) return `Energy charge above ${from} units a month in all: `
      return from === null
        ? `Energy charge up to ${to} units a month in all: `
        : `Energy charge from ${from + 1} to ${to} units a month in all: `
    },
    slab(from: number, to: number | null, rate: number, unit: string): string {
      const price = `${rupees(rate)} per ${unit === 'kWh' ? 'unit' : unit}`
      if (to === null) return from === 0 ? price : `above ${from} ${price}`
      return `${from + 1} to ${to} ${price}`
    },
    source: (title: string, confidence: string | undefined) =>
      `Source: ${[title, confidence].filter(Boolean).join(', ')}.`,
    noSource: 'none known',
    confidence: {
      order: 'from the order',
      'discom page': 'from the distribution company',
      press: 'from the press',
      'third-party': 'from a transcription by others',
      memory: 'from memory, not yet compared with the order',
    },
  },
} as const
