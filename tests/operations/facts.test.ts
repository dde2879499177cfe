import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { firstFacts } from '#company/registers/first-values.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { PAGES, pageAt } from '#pages.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { builtSite } from '../support/built-site.ts'
import { changedFacts, firstClaims, firstProducts, withoutKey } from '../support/facts.ts'
import { importBuild } from '../support/import-build.ts'
import { jsonPost } from '../support/json-post.ts'
import { type TestServices, test, testServices } from '../support/test-services.ts'

const built = await importBuild()
const ADDRESSES = [
  ...PAGES.map(({ path }) => `/${path}`).filter((path) => !path.includes(':') && !path.endsWith('/thanks')),
  ...['/llms.txt', '/feed.xml', '/atom.xml', '/feed.json', '/site.webmanifest', '/api/openapi.json', '/api/docs'],
  ...['/nothing-here', '/go/payment', '/go/demo', '/go/climate-yodha', '/go/client-film-1', '/go/app-services-play'],
]

const WITH_FIGURES = [
  ...['/about-us', '/one-coral', '/smart-home', '/smart-business', '/utilities', '/utilities/brief', '/our-products'],
]

/** The built site in a database of its own, and all that it says at once. */
async function site() {
  const services = await testServices()
  const { inDevelopment } = await builtSite(services)
  const ask = async (address: string, init?: RequestInit) =>
    inDevelopment.request(services.env.SITE_URL + address, init)
  // From here on this process follows this database.
  await ask('/llms.txt')
  return { services, ask, [Symbol.asyncDispose]: () => services[Symbol.asyncDispose]() }
}

type Ask = Awaited<ReturnType<typeof site>>['ask']

async function sayAll(ask: Ask): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const address of ADDRESSES) {
    const response = await ask(address)
    expect(response.status, address).toBeLessThan(500)
    said.set(address, `${response.headers.get('Location') ?? ''} ${await response.text()}`)
  }
  return said
}

const claim = (id: keyof CompanyFacts['claims'], change: Partial<CompanyFacts['claims'][typeof id]>) => ({
  claims: { ...firstClaims, [id]: { ...firstClaims[id], ...change } },
})
const company = (change: Partial<CompanyFacts['company']>) => ({ company: { ...firstFacts.company, ...change } })
const plug = (change: Partial<CompanyFacts['products']['plug']>) => ({
  products: { ...firstProducts, plug: { ...firstProducts.plug, ...change } as typeof firstProducts.plug },
})
const [head, ...branches] = firstFacts.offices

const unseen = { photo: null, consent: 'x' }

/** As it is published: each is another entry. */
function entry<const Values>(values: Values) {
  return { ...values, id: randomUUID(), isSample: false }
}

interface Change {
  change: Partial<CompanyFacts>
  /** What is said from then on, and where. */
  shown: Record<string, string>
  /** What nobody says any more. */
  gone?: string[]
}

const CHANGES: Record<string, Change> = {
  'the brand': {
    change: company({ brand: 'Neel Shakti' }),
    shown: {
      '/': 'Neel Shakti',
      '/embed/energy-calculator': 'Neel Shakti',
      '/llms.txt': '# Neel Shakti',
      '/feed.xml': 'Neel Shakti',
      '/site.webmanifest': 'Neel Shakti',
      '/api/openapi.json': 'Neel Shakti',
      '/privacypolicy': 'Neel Shakti',
      '/nothing-here': 'Neel Shakti',
    },
    gone: ['Coral Urja'],
  },
  'a phone number': {
    change: company({ salesPhone: '+91 40 4000 0001', generalPhone: '+91 40 4000 0003' }),
    shown: { '/contact-us': '+91 40 4000 0001', '/': 'tel:+914040000003', '/utilities/brief': '+91 40 4000 0001' },
    gone: ['00000 00001', '00000 00003', '+910000000001', '+910000000003'],
  },
  'the mail address': {
    change: company({ email: 'namaste@company.in' }),
    shown: { '/contact-us': 'mailto:namaste@company.in', '/about-us': 'namaste@company.in' },
    gone: [firstFacts.company.email],
  },
  'whom we are registered as': {
    change: company({
      legalName: 'Neel Shakti Private Limited',
      cin: 'U40100TG2020PTC123456',
      gstin: '36ABCDE1234F1Z5',
      whatsapp: '+91 98480 00000',
      grievanceOfficer: 'K. Rao, Grievance Officer',
      grievanceEmail: 'grievance@company.in',
    }),
    shown: {
      '/': 'CIN U40100TG2020PTC123456',
      '/about-us': 'GSTIN 36ABCDE1234F1Z5',
      '/termsandconditions': 'means Neel Shakti Private Limited',
      '/privacypolicy':
        'K. Rao, Grievance Officer is in charge of it. For a question or a complaint, write to grievance@',
      '/contact-us': 'https://wa.me/919848000000',
    },
  },
  'where the office is': {
    change: {
      offices: [{ ...head!, city: 'Warangal', address: ['9 Fort Road', 'Warangal'], pin: '506002' }, ...branches],
    },
    shown: {
      '/contact-us': '9 Fort Road, Warangal 506002',
      '/embed/office-map': 'our office in Warangal',
      '/about-us': '39 people in Warangal, Patna',
      '/': '"postalCode":"506002"',
    },
    gone: ['Sample House', 'office in Hyderabad', 'people in Hyderabad'],
  },
  'when the office is open': {
    change: {
      offices: [{ ...head!, hours: head!.hours.map((hours) => ({ ...hours, closes: '17:30' })) }, ...branches],
    },
    shown: { '/contact-us': '10:00 AM to 5:30 PM', '/': '"closes":"17:30"' },
    gone: ['6:00 PM', '6 PM', '18:00'],
  },
  'a holiday': {
    change: { holidays: [{ ...firstFacts.holidays[0]!, days: [{ day: '2026-11-20', name: 'Founders’ day' }] }] },
    shown: { '/contact-us': '2026-11-20' },
    gone: ['2026-12-26'],
  },
  'a claim': {
    change: claim('customers', {
      value: '61,000+',
      meaning: 'We count all who use a product of ours.',
      asOf: '2026-11',
    }),
    shown: { '/smart-home': 'As of November 2026' },
    gone: ['50,000+'],
  },
  'a claim that is drawn and told in words': {
    change: claim('readsPerMonth', {
      value: '6 crore',
      drums: '6,00,00,000',
      meaning: 'We count every reading that our AI checks.',
      asOf: '2026-11',
    }),
    shown: { '/about-us': '6 crore in 2026', '/utilities': '6,00,00,000', '/utilities/brief': '6 crore</b> <b>reads' },
    gone: ['4.5 crore', '4,50,00,000'],
  },
  'how many we are': {
    change: claim('teamMembers', { value: '52', meaning: 'We count everyone who works here.' }),
    shown: { '/about-us': '52 small meters', '/contact-us': 'Contact' },
    gone: ['39 people', '39 small'],
  },
  'a price': {
    change: plug({ price: 99_900, mrp: 199_900 }),
    shown: {
      '/our-products': '"price":"999.00"',
      '/smart-home': '₹1,999',
      '/go/payment': encodeURIComponent('₹999'),
    },
    gone: ['1,150', '1150.00', '2,499', '2499.00'],
  },
  'what the law asks of a product': {
    change: plug({
      origin: 'India',
      warranty: '2 years',
      seller: 'Neel Shakti, Hyderabad',
      unit: '1 piece',
      stock: 'In stock',
    }),
    shown: { '/our-products': '<dt>Country of origin</dt><dd>India</dd>' },
    gone: ['One unit, in INR'],
  },
  'the address of a film, a demo, a shop and an app': {
    change: {
      films: [{ ...firstFacts.films[0]!, address: 'https://films.example/1', transcript: 'Lag by day.' }],
      ...plug({ buy: 'https://pay.example/plug' }),
      links: {
        ...firstFacts.links,
        climateYodha: { ...firstFacts.links.climateYodha!, address: 'https://yodha.example/' },
      },
      ...company({
        meterReadingDemo: 'https://demo.example/',
        servicesPlay: 'https://play.example/services',
      }),
    },
    shown: {
      '/smart-business': 'Lag by day.',
      '/go/client-film-1': 'https://films.example/1',
      '/go/demo': 'https://demo.example/',
      '/go/climate-yodha': 'https://yodha.example/',
      '/go/payment': 'https://pay.example/plug',
      '/go/app-services-play': 'https://play.example/services',
      '/privacypolicy': 'only after you tap their button: the films',
    },
    gone: ['A cold store'],
  },
  'what all should know today': {
    change: {
      notices: [
        entry({ words: 'Office closed on Friday.', link: '/contact-us', from: '2026-11-19', until: '2026-11-20' }),
      ],
    },
    shown: {
      '/': '<a href="/contact-us">Office closed on Friday.</a>',
      '/blogs': 'Office closed on Friday.',
      '/nothing-here': 'Office closed on Friday.',
      '/book-audit': 'Office closed on Friday.',
    },
  },
  'where an old address leads': {
    change: { redirects: [entry({ from: '/nothing-here', to: '/utilities' })] },
    shown: { '/nothing-here': '/utilities' },
  },
  'what the law asks us to say': {
    change: {
      legal: {
        ...firstFacts.legal,
        returns: {
          ...firstFacts.legal.returns!,
          updated: '2026-12-01',
          sections: [
            {
              anchor: 'returns',
              heading: 'Returns',
              text: 'Bring it back within {returnWindow}.\n\n- a box\n\n| a | b |\n| c | d |\n\n[Ask](/contact-us)',
            },
          ],
        },
      },
    },
    shown: {
      '/returns&refundsPolicy':
        '<p>Bring it back within 7 calendar days.</p><ul><li>a box</li></ul><table class="policy__table"',
    },
    gone: ['Digital services are not refundable'],
  },
  'how we grew, what One Coral is made of and how things go': {
    change: {
      timeline: [entry({ year: 2019, title: '{figure} meters', claim: 'readingsIn2021', text: 'One by one.' })],
      modules: [
        entry({
          ...{ name: 'Outage map', slug: 'outage-map', drawing: null },
          ...{ summary: 'Where it is dark.', features: ['Live'], useCase: 'A crew finds the fault.' },
        }),
      ],
      steps: [
        entry({ list: 'checks', name: 'Look', text: 'Look at the meter.', drawing: null }),
        entry({ list: 'workflow', name: 'Measure', text: 'Measure a week.', drawing: 'load' }),
        entry({ list: 'services', name: 'Advice', text: 'We come.', drawing: null }),
        entry({ list: 'before-after', name: 'On paper', text: 'On a screen', drawing: null }),
        entry({ list: 'benefits', name: 'Less walking', text: null, drawing: null }),
        entry({ list: 'yodha', name: 'Asks', text: 'Asks the family.', drawing: null }),
      ],
      comparison: [entry({ feature: 'Colour', plug: 'White', auditor: 'No', switches: 'Yes' })],
      findings: [entry({ date: '1 April 2027', text: 'A new order.', source: 'TGERC', address: null })],
      particulars: [
        entry({ label: 'What it costs', of: 'audit', value: 'Nothing' }),
        entry({ label: 'Certificates', of: 'pilot', value: 'ISO 27001' }),
      ],
      links: { climateYodha: { ...firstFacts.links.climateYodha!, name: 'Yodhas' } },
    },
    shown: {
      '/about-us': 'id="1-00-000-meters"',
      '/one-coral': 'A crew finds the fault.',
      '/smart-business': 'A new order.',
      '/utilities': 'Look at the meter.',
      '/utilities/brief': 'ISO 27001',
      '/smart-home': '<th scope="row">Colour</th><td>White</td>',
      '/book-audit': 'Nothing',
      '/': 'Yodhas',
    },
    gone: [
      ...['Two founders and a small team', 'No-Code Builder', 'Every digit is read', 'Switches capacitors on and off'],
      ...['kVAh bill audit', 'Readings in registers', 'Fewer visits to the same meter', 'Goes from switch to switch'],
      ...['Live use in the app', 'Metro India, 25', 'Roles down to the single field', 'New TG kVAh Regulations'],
    ],
  },
  'what people ask': {
    change: {
      questions: [entry({ question: 'Is it loud?', answer: 'No.\n\nYou hear nothing.', topic: 'home' })],
    },
    shown: { '/questions': '<p>You hear nothing.</p>' },
    gone: [firstFacts.questions[0]!.question],
  },
  'who we are, who works with us and what customers say': {
    change: {
      people: [
        entry({ ...unseen, name: 'Asha Rao', group: 'founder', role: 'Founder', about: 'She reads meters.' }),
        entry({ ...unseen, name: 'Ravi Kumar', group: 'team', role: 'Meter reader', about: null }),
      ],
      partners: [
        entry({ name: 'First Discom', type: 'utility', metersRead: true, logo: null, permission: 'x' }),
        entry({ name: 'Second Discom', type: 'utility', metersRead: false, logo: null, permission: 'x' }),
      ],
      reviews: [
        entry({
          ...{ name: 'S. Devi', place: 'Patna', words: 'I switch it off at night.', date: '2026-11-02' },
          ...{ method: 'call', product: 'plug', consent: 'x', before: null, after: null },
        }),
      ],
    },
    shown: {
      '/about-us': 'She reads meters.',
      '/utilities': 'First Discom',
      '/smart-home': 'AI Smart Plug. Said on a call, 2 November 2026',
    },
    gone: ['39 small meters', 'Worked example', 'Ask for references'],
  },
}

test.each(Object.entries(CHANGES))(
  '%s is said anew everywhere, and the old nowhere',
  async (_, { change, shown, gone = [] }) => {
    await using own = await site()
    using _facts = changedFacts(() => change, built)
    const said = await sayAll(own.ask)

    const missing = Object.entries(shown).filter(([address, text]) => !said.get(address)?.includes(text))
    expect(missing).toEqual([])
    const old = gone.flatMap((text) =>
      [...said].filter(([, all]) => all.includes(text)).map(([at]) => `${at}: ${text}`),
    )
    expect(old).toEqual([])
  },
)

describe.each([
  ...Object.keys(firstClaims).map((key) => ['the claim', key, 'claims'] as const),
  ...Object.keys(firstProducts).map((key) => ['the product', key, 'products'] as const),
])('%s %s is hidden', (_, key, register) => {
  test('its figure and what stands on it go, and every page is whole', async () => {
    await using own = await site()
    using _facts = changedFacts((facts) => ({ [register]: withoutKey(facts[register], key) }), built)

    for (const address of WITH_FIGURES) {
      const html = await (await own.ask(address)).text()
      expect(faultsIn(html), address).toEqual([])
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1)
    }
  })
})

test('with nothing published but the company, every page is whole', async () => {
  await using own = await site()
  const { company: _stays, ...facts } = firstFacts
  const nothing = Object.fromEntries(Object.entries(facts).map(([id, all]) => [id, Array.isArray(all) ? [] : {}]))
  using _facts = changedFacts(() => nothing, built)

  const said = await sayAll(own.ask)
  // No opening stands in this database.
  const pages = [...said].filter(([address]) => address !== '/careers' && pageAt(address))
  for (const [address, text] of pages) expect(faultsIn(text), address).toEqual([])
  const sent = await sendEnquiry(own)
  expect(sent.status, 'a lead is taken, and a reply promised').toBe(201)
})

test('what mails and receipts say follows the facts of the moment', async () => {
  await using own = await site()
  const holidays = [{ ...firstFacts.holidays[0]!, days: [{ day: '2026-11-20', name: 'Founders’ day' }] }]
  using _facts = changedFacts(() => ({ ...company({ brand: 'Neel Shakti' }), holidays }), built)

  const receipt = (await (await sendEnquiry(own)).json()) as { reply_by: string }
  await deliverDue(own.services, built.jobs)

  // A Thursday, ten past four in India; the Friday after is a holiday.
  expect(receipt.reply_by).toBe('2026-11-21T10:40:00.000Z')
  const { html, text } = mailTo(own.services, 'sheela@company.in')
  expect(html + text).toContain('Neel Shakti')
  expect(html + text).not.toContain('Coral Urja')
})

test('the assistant answers from the facts of the moment', async () => {
  await using own = await site()
  const answer = async (question: string) => {
    own.services.travel(1_000)
    return (await own.ask(`/api/assistant/answers/?q=${encodeURIComponent(question)}`)).text()
  }
  expect(await answer('What is the price of the AI Smart Plug?')).toContain('₹1,150')

  const offices = [{ ...head!, hours: head!.hours.map((hours) => ({ ...hours, closes: '17:30' })) }]
  using _facts = changedFacts(() => ({ ...plug({ price: 99_900 }), offices }), built)

  const price = await answer('What is the price of the AI Smart Plug?')
  expect(price).toContain('₹999')
  expect(price).not.toContain('1,150')
  expect(await answer('Is the office open now?')).toContain('until 5:30 PM IST')
})

test('a film may be loaded from its host on pages of the site, and from nowhere else', async ({ services }) => {
  const { site } = await builtSite(services)
  await site.request(`${services.env.SITE_URL}/llms.txt`)
  const policy = async () =>
    (await site.request(`${services.env.SITE_URL}/smart-business`)).headers.get('Content-Security-Policy')
  expect(await policy()).not.toContain('films.example')

  using _facts = changedFacts(
    ({ films }) => ({ films: films.map((film) => ({ ...film, address: 'https://films.example/1' })) }),
    built,
  )
  expect(await policy()).toContain("frame-src 'self' https://films.example;")
})

test('no script of a browser holds a fact of the company', () => {
  const { company, offices, claims } = firstFacts
  const facts = [
    ...[company.brand, company.email, company.salesPhone, company.supportPhone, company.generalPhone],
    ...offices.flatMap(({ address, phone }) => [...address, phone]),
    ...Object.values(claims).map(({ meaning }) => meaning),
  ]
  const found = globSync('build/client/**/*.js').flatMap((path) => {
    const script = readFileSync(path, 'utf8')
    return facts.filter((fact) => script.includes(fact)).map((fact) => `${path}: ${fact}`)
  })
  expect(found).toEqual([])
})

function sendEnquiry({ ask }: { ask: Ask }) {
  const sheela = { full_name: 'Sheela Devi', email: 'sheela@company.in', phone_number: '9848012345' }
  return ask('/api/auth/contacts/', jsonPost({ ...sheela, message: 'The bill of the shop doubled.' }))
}

function mailTo({ sent }: TestServices, address: string) {
  const mail = sent.find(({ to }) => to === address)
  return { html: mail?.html ?? '', text: mail?.text ?? '' }
}

/** Words of a program, and boxes with nothing in them. */
function faultsIn(page: string): string[] {
  const html = page.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  return [
    ...(html.replace(/<[^>]*>/g, ' ').match(/.{0,20}\b(?:undefined|null|NaN|object Object)\b.{0,20}/g) ?? []),
    ...(html.match(/="[^"]*\bundefined\b[^"]*"/g) ?? []),
    ...(main.match(
      /<(section|article|ul|ol|dl|tbody|figure|p|h[1-6]|div)\b(?![^>]*(?:data-island|role=|aria-live=))[^>]*><\/\1>/g,
    ) ?? []),
  ]
}
