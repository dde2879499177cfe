import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { openFiles } from '#platform/files/files.ts'
import { debianProgram } from '../../scripts/debian-program.ts'
import { hire } from '../support/hire.ts'
import { jsonPost } from '../support/json-post.ts'
import { startLoad } from '../support/load.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { startNginx } from '../support/nginx.ts'
import { newPlace, type Place } from '../support/place.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { startS3 } from '../support/s3-server.ts'
import { servicesOn } from '../support/services-on.ts'
import { toToken } from '../support/solve-check.ts'
import { standingClock } from '../support/standing-clock.ts'

/** A process takes so many mails at a time. */
const MOST_BEGUN = 8

// Where it cannot be had, this says so and the test counts as skipped, not as passed.
const nginx = debianProgram('nginx', 'nginx-light')

test.skipIf(!nginx)(
  'three processes behind a balancer share the work, and one that dies takes nothing with it',
  async () => {
    await using mail = await startMailSink()
    await using s3 = await startS3()
    const { place, sites } = await threeSites({ SMTP_URL: mail.url, S3_URL: s3.url })
    await using balancer = await startNginx(
      nginx!,
      sites.map(({ url }) => url),
    )
    const load = startLoad(() => balancer.url, { writers: 8, uploaders: 2, goesOn: true })

    await expect.poll(() => load.acknowledged.length, { interval: 10 }).toBeGreaterThan(100)
    await sites[0]!.end('SIGKILL')
    const then = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length, { interval: 10 }).toBeGreaterThan(then + 100)
    await load.stop()

    const db = place.open()
    const leads = await db.selectFrom('leads').select(['reference', 'file_key']).execute()
    const stored = leads.map(({ reference }) => reference)
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored).toEqual(expect.arrayContaining(load.acknowledged))

    const files = await openFiles({ S3_URL: s3.url, DATA_DIR: place.dataDir })
    for (const { file_key } of leads) if (file_key) expect(await files.has(file_key)).toBe(true)

    const pending = async () => {
      const rows = await db.selectFrom('outbox').select('id').where('delivered_at', 'is', null).orderBy('id').execute()
      return rows.map(({ id }) => id)
    }
    // What is left when nothing moves any more is what the dead one had begun. It is free again after a minute; here the
    // minute is over at once.
    const looks: string[] = []
    const isAtRest = async () => looks.push((await pending()).join()) > 10 && new Set(looks.slice(-10)).size === 1
    await expect.poll(isAtRest, { interval: 150 }).toBe(true)
    const begun = await pending()
    expect(begun.length).toBeLessThanOrEqual(MOST_BEGUN)
    await db.updateTable('outbox').set({ leased_until: '2000-01-01' }).where('leased_until', 'is not', null).execute()
    await expect.poll(async () => (await pending()).length, { interval: 100 }).toBe(0)

    // By the delivery, which the Message-ID names. A visitor who sends hundreds a day gets few receipts, staff hear of each.
    const jobs = await db.selectFrom('outbox').select('id').where('kind', 'like', '%.notify-desk').execute()
    const times = jobs.map(({ id }) => mail.taken.filter((messageId) => messageId.includes(id)).length)
    expect(times.filter((count) => count === 0)).toEqual([])
    // Twice only where the dead one had sent and not yet said so.
    expect(times.filter((count) => count > 1).length).toBeLessThanOrEqual(begun.length)
    await db.destroy()
  },
)

test('what one process knows, the others know: what is published, and a spent human check', async () => {
  const { place, sites } = await threeSites()
  const [first, second, third] = sites as [RunningSite, RunningSite, RunningSite]

  const title = 'A meter that was read at night'
  const showing = async (path: string) => {
    const answers = await Promise.all(sites.map(async ({ url }) => (await fetch(url + path)).text()))
    return answers.filter((answer) => answer.includes(title)).length
  }
  for (const path of ['/blogs', '/api/blogs/blogs']) expect(await showing(path)).toBe(0)
  await publish(title, place)
  for (const path of ['/blogs', '/api/blogs/blogs']) await expect.poll(() => showing(path)).toBe(3)

  const challenge = await (await fetch(`${first.url}/api/captcha/challenge/`)).json()
  const token = toToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  expect(await subscribe(second, 'ada@example.com', token)).toBe(201)
  expect(await subscribe(third, 'grace@example.com', token)).toBe(422)
})

test('who has sent or asked enough at some processes has done so at the others', async () => {
  const limits = { LIMIT_WRITES_PER_HOUR: '10', LIMIT_READS_PER_MINUTE: '100' }
  const { sites } = await threeSites({ ...limits, ...standingClock() })
  const [first, second, third] = sites as [RunningSite, RunningSite, RunningSite]

  const statuses = []
  for (let turn = 0; turn < 12; turn++) statuses.push(await write(sites[turn % 3]!, `Turn ${turn}`))
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429])

  const read = async ({ url }: RunningSite) => (await fetch(`${url}/api/health/`)).status
  let ownReads = 0
  const readAfterTooMany = async () => {
    await Promise.all(Array.from({ length: 120 }, (_, turn) => read([first, second][turn % 2]!)))
    ownReads += 1
    return read(third)
  }
  await expect.poll(readAfterTooMany, { interval: 1_000 }).toBe(429)
  // So few that it refuses for what the others have told it.
  expect(ownReads).toBeLessThan(100)
})

test('who has signed in at one process is in at the others, and out of them all when signed out', async () => {
  const { place, sites } = await threeSites()
  const [, second] = sites as [RunningSite, RunningSite]
  await using services = servicesOn(place.dataDir, place.settings)
  const { cookie } = await hire(services, 'admin')
  const statuses = () =>
    Promise.all(
      sites.map(
        async ({ url }) => (await fetch(`${url}/desk/account`, { headers: { cookie }, redirect: 'manual' })).status,
      ),
    )

  expect(await statuses()).toEqual([200, 200, 200])
  const { status } = await fetch(`${second.url}/desk/sign-out`, {
    method: 'POST',
    headers: { cookie, origin: second.url },
    redirect: 'manual',
  })
  expect(status).toBe(302)
  expect(await statuses()).toEqual([302, 302, 302])
})

test('a surcharge saved at one process is on the next bill at each of them, also in the calculator that others frame', async () => {
  const { place, sites } = await threeSites()
  await using services = servicesOn(place.dataDir, place.settings)
  const { cookie } = await hire(services, 'sales')
  const tariffId = 'IN-KL.commercial.lt7a'
  const charges = () =>
    Promise.all(
      sites.map(async ({ url }) => {
        const asked = jsonPost({ tariffId, input: { units: 100, loadKw: 2, date: '2026-11-20' } })
        const bill = await (await fetch(`${url}/api/calculator/bills/`, asked)).json()
        return bill.lines.find(({ id }: { id: string }) => id === 'fuelSurcharge')?.amountPaise
      }),
    )
  const embeds = async (path: string) =>
    new Set(await Promise.all(sites.map(async ({ url }) => revisionIn(await (await fetch(url + path)).text()))))
  const paths = ['/embed/energy-calculator', '/embed/energy-calculator?state=IN-KL&units=100']
  for (const path of paths) await embeds(path)
  const before = await embeds(paths[0]!)

  const entered = new URLSearchParams({
    ...{ company: 'IN-KL KSEB', category: '', part: 'first', kind: 'paisePerUnit', value: '17' },
    ...{ from_month: '2026-11', to_month: '', source: 'https://kseb.example/notice.pdf' },
  })
  const saved = await fetch(`${sites[0]!.url}/desk/tariffs/surcharges/enter`, {
    method: 'POST',
    headers: { cookie, origin: sites[0]!.url },
    body: entered,
    redirect: 'manual',
  })
  expect(saved.status).toBe(303)

  // Without waiting: the very next one. Pages that are kept follow.
  expect(await charges()).toEqual([1_700, 1_700, 1_700])
  const [revision] = await embeds(paths[1]!)
  expect(before).not.toContain(revision)
  for (const path of paths) await expect.poll(() => embeds(path), { timeout: 20_000 }).toEqual(new Set([revision]))
})

/** Of the records that a calculator came with. */
function revisionIn(page: string): string | undefined {
  return /revision(?:"|&quot;):(?:"|&quot;)(\w+)/.exec(page)?.[1]
}

async function publish(title: string, place: Place) {
  const db = place.open()
  await savePosts(db, aPost({ slug: 'read-at-night', title, published_at: new Date(Date.now() - 1_000).toISOString() }))
  await db.destroy()
}

/** Three processes that share nothing but a database and what the settings name. */
async function threeSites(settings: Record<string, string> = {}): Promise<{ place: Place; sites: RunningSite[] }> {
  const place = await newPlace('postgres', inject('postgresUrl'))
  const folders = await Promise.all([1, 2, 3].map(() => newPlace('sqlite', '')))
  const sites = await Promise.all(
    folders.map(({ dataDir }) =>
      startSite(dataDir, {
        DATABASE_URL: place.settings.DATABASE_URL,
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'info',
        ...settings,
      }),
    ),
  )
  onTestFinished(async () => {
    for (const site of sites) await site.end('SIGKILL')
    for (const folder of [place, ...folders]) folder[Symbol.dispose]()
  })
  return { place, sites }
}

async function write({ url }: RunningSite, message: string): Promise<number> {
  const visitor = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '98480 12345', message }
  return post(`${url}/api/auth/contacts/`, visitor)
}

async function subscribe({ url }: RunningSite, email: string, token: string): Promise<number> {
  return post(`${url}/api/auth/subscriptions/`, { full_name: 'Ada', email, 'g-recaptcha-response': token })
}

async function post(url: string, body: unknown): Promise<number> {
  return (await fetch(url, jsonPost(body))).status
}
