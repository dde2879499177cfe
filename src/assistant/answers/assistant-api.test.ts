import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { createApi } from '#app/api.ts'
import { assistantCopy as copy } from '#assistant/words.en.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import type { Answer } from './answer.ts'
import type { AssistantDependencies } from './assistant-dependencies.ts'
import { assistantEndpoints } from './assistant-endpoints.en.ts'
import { billEstimator } from './bill-estimator.ts'
import type { Passage } from './passage.ts'
import { aPassage, PASSAGES } from './passage-examples.ts'
import { createSearchIndex } from './search-index.ts'

test('a question is answered in the shape that was agreed on', async ({ services }) => {
  const response = await get(services, '/answers/?q=How+long+does+a+refund+take%3F')

  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const { confident, sentences, nearest } = (await response.json()) as Answer
  expect(confident).toBe(true)
  expect(Object.keys(sentences[0] ?? {})).toEqual(['text', 'title', 'href'])
  expect(Object.keys(nearest[0] ?? {})).toEqual(['title', 'href'])
})

test.each([
  ['', 422],
  ['?q=', 422],
  ['?q=%20%20', 422],
  [`?q=${'x'.repeat(501)}`, 422],
  [`?q=${'x'.repeat(500)}`, 200],
  ['?q=%ff%fe', 200],
  ['?q=%00', 404],
])('a question is bounded: %#', async (query, status) => {
  await using services = await testServices()
  const response = await get(services, `/answers/${query}`)
  expect(response.status).toBe(status)
  if (status === 422) expect(await response.json()).toHaveProperty('errors.q')
})

test('what is not answered is counted without who asked; what is answered is not', async ({ services }) => {
  await get(services, '/answers/?q=who+won+the+cup,+call+9848012345')
  await get(services, '/answers/?q=refund')

  expect(await services.db.selectFrom('unanswered_questions').selectAll().execute()).toEqual([
    { day: '2026-11-19', question: 'who won the cup call', times: 1 },
  ])
})

test('an answer is given though it cannot be counted', async ({ services }) => {
  await services.db.schema.dropTable('unanswered_questions').execute()
  expect((await get(services, '/answers/?q=who+won+the+cup')).status).toBe(200)
  expect(services.logged.map(({ msg }) => msg)).toContain('an unanswered question was not counted')
})

test.each([
  ['I want to book an audit', 'audit'],
  ['ghar ka audit book karna hai', 'audit'],
  ['is an audit to be had in Patna', 'audit'],
  ['when do you close on Fridays', 'hours'],
  ['estimate my bill', 'bill'],
  ['200 unit ka bill kitna', 'bill'],
  ['how many units for rs 2000', 'bill'],
  ['price of the smart plug', 'order'],
  ['can I return my device', 'returns'],
  ['any job openings', 'openings'],
  ['are you open on sunday', 'hours'],
  ['office timing', 'hours'],
  ['kab khula hai', 'hours'],
  ['mera order nahi aaya', 'person'],
  ['manager se baat karni hai', 'person'],
  ['talk to a person', 'person'],
  ['call me back', 'person'],
])('"%s" goes the straight path %s', async (question, path) => {
  await using services = await testServices()
  const answer = await (await get(services, `/answers/?q=${encodeURIComponent(question)}`)).json()
  expect(answer).toMatchObject({ path, confident: true })
})

test.each(['AC ek ghante ka kharcha', 'is it safe to open my meter', 'newsletter band karo'])(
  '"%s" has nothing to do with the office',
  async (question) => {
    await using services = await testServices()
    const answer = await (await get(services, `/answers/?q=${encodeURIComponent(question)}`)).json()
    expect(answer).not.toMatchObject({ path: 'hours' })
  },
)

test('on a path nothing beside it is told: of a bill, only what is headed by these units', async ({ services }) => {
  const said = ['The bill of 300 units is ₹1,938.', 'The bill of 201 units is ₹1,149.76.']
  const headed = aPassage({ headings: ['Unit 201'], sentences: said })
  const tools = { ...someTools(services), searchIndex: createSearchIndex([shelf([headed, ...PASSAGES])], services) }
  const told = async (question: string) =>
    ((await (await get(services, `/answers/?q=${encodeURIComponent(question)}`, tools)).json()) as Answer).sentences

  expect((await told('bill for 201 units')).length).toBeGreaterThan(0)
  expect(await told('bill for 300 units')).toEqual([])
  expect(await told('call me back about the bill')).toEqual([])
  expect(await told('job of reading the bill of a geyser')).toEqual([])
  expect((await told('when is the office open')).every(({ href }) => href.startsWith('/contact-us'))).toBe(true)
})

test('office hours are told by the clock', async ({ services }) => {
  const ask = async () =>
    ((await (await get(services, '/answers/?q=is+the+office+open')).json()) as Answer).sentences[0]

  expect(await ask()).toEqual({ text: copy.hours.open('6:00 PM'), href: '/contact-us', title: copy.hours.title })
  services.travel(3 * 3_600_000)
  expect((await ask())?.text).toBe(copy.hours.closed('Monday to Saturday, 10:00 AM to 6:00 PM IST'))
})

test('a bill is worked out by the engine that the site brings, and no state is made up', async ({ services }) => {
  expect(await (await get(services, '/states/')).json()).toEqual({ results: [{ id: 'IN-XX', name: 'Example' }] })
  expect(await (await get(services, '/bills/?state=IN-XX&units=100')).json()).toMatchObject({
    total_paise: 50_000,
    unknown: [{ label: 'Fixed charge', reason: 'It depends.' }],
    sources: ['the order'],
    from_memory: false,
  })

  for (const query of ['state=IN-YY&units=100', 'state=IN-XX&units=-1', 'state=IN-XX&units=1e9', 'state=IN-XX', '']) {
    expect((await get(services, `/bills/?${query}`)).status).toBe(422)
  }
})

test('what a bill needs is named under its field, and is read when it is given', async ({ services }) => {
  const ask = (query: string) => get(services, `/bills/?state=IN-XX&units=100${query}`, fastidiousTools(services))

  for (const [query, field] of [
    ['', 'area'],
    ['&area=moon', 'area'],
    ['&area=rural', 'load_kw'],
  ] as const) {
    const response = await ask(query)
    expect([query, response.status]).toEqual([query, 422])
    expect(await response.json()).toMatchObject({ errors: { [field]: [copy.problems.needs[field]] } })
  }
  expect((await ask('&area=rural&load_kw=2.5')).status).toBe(200)
  expect((await ask('&area=rural&load_kw=many')).status).toBe(422)
})

test('what a bill may be asked with is in the document of the API', () => {
  const call = assistantEndpoints.find(({ path }) => path === '/assistant/bills/')
  expect(Object.keys(call?.query?.shape ?? {})).toEqual(['state', 'units', ...Object.keys(copy.problems.needs)])
})

test('without a wording service the streamed answer is the pages’ own', async ({ services }) => {
  const lines = (await (await get(services, '/answers/worded?q=refund')).text()).trim().split('\n')
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([['answer']])
})

test('a wording service that fails leaves the pages’ own answer, and is logged', async () => {
  await using services = await testServices({ ASSISTANT_LLM_URL: 'http://127.0.0.1:1/' })
  const [whole] = (await (await get(services, '/answers/worded?q=refund')).text()).trim().split('\n')
  const plain = await (await get(services, '/answers/?q=refund')).json()

  expect(JSON.parse(whole ?? '')).toEqual({ answer: plain })
  expect(services.logged.map(({ msg }) => msg)).toContain('the pages answer in their own words')
})

test('over the limit of an address, or of all together, the pages answer in their own words and nobody is asked', async () => {
  let asked = 0
  await using service = await wordingService(() => asked++)
  await using services = await testServices({
    ASSISTANT_LLM_URL: service.url,
    LIMIT_WORDINGS_PER_10_MINUTES: '2',
    LIMIT_WORDINGS_PER_HOUR_IN_ALL: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const plain = await (await get(services, '/answers/?q=refund')).json()
  const askFrom = async (address: string) => {
    const answer = await get(services, '/answers/worded?q=refund', undefined, address)
    const [last = ''] = (await answer.text()).trim().split('\n').toReversed()
    return JSON.parse(last).answer
  }

  for (const address of ['203.0.113.1', '203.0.113.1']) expect(await askFrom(address)).not.toEqual(plain)
  expect(await askFrom('203.0.113.1')).toEqual(plain)
  expect(await askFrom('203.0.113.2')).not.toEqual(plain)
  expect(await askFrom('203.0.113.3')).toEqual(plain)
  expect(asked).toBe(3)

  services.travel(3_600_000)
  expect(await askFrom('203.0.113.1')).not.toEqual(plain)
})

/** Says one sentence, whatever it is asked. */
async function wordingService(onAsked: () => void) {
  const server = createServer((_, response) => {
    onAsked()
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const delta = { choices: [{ delta: { content: 'As our page says [1].' } }] }
    response.end(`data: ${JSON.stringify(delta)}\n\ndata: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

function get(services: TestServices, path: string, tools = someTools(services), address = '') {
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return guardedSite(services)
    .route('/api', createApi(services, tools))
    .request(`/api/assistant${path}`, { headers: { 'X-Forwarded-For': address } }, connection)
}

function fastidiousTools(services: TestServices): AssistantDependencies {
  const tools = someTools(services)
  return {
    ...tools,
    bills: {
      states: async () => [],
      estimate: async (home) =>
        home.area === undefined ? 'area' : home.loadKw === undefined ? 'loadKw' : tools.bills?.estimate(home),
    },
  }
}

function shelf(passages: Passage[]) {
  return { version: async () => '1', passages: async () => passages }
}

function someTools(services: TestServices): AssistantDependencies {
  const tariff = {
    ...{
      id: 'IN-XX.domestic.example',
      state: 'Example',
      stateCode: 'IN-XX',
      category: 'domestic',
      subcategory: 'Homes',
    },
    ...{ discom: ['Example Power'], financialYear: '2026-27', appliesTo: { area: null } },
  }
  return {
    searchIndex: createSearchIndex([shelf(PASSAGES)], services),
    bills: billEstimator(
      {
        tariffs: async () => [tariff],
        find: (tariffs) => tariffs,
        compute: (_, { units }) => ({
          totalPaise: units * 500,
          averagePaisePerUnit: 500,
          lines: [{ label: 'Energy charge', amountPaise: units * 500, source: 'the order' }],
          unknown: [{ label: 'Fixed charge', reason: 'It depends.' }],
          memory: [],
        }),
      },
      services.now,
    ),
  }
}
