import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setGlobalProxyFromEnv } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { waitUntil } from '../../faults/wait-until.ts'
import { openPostgres } from '../../src/database/database.ts'
import { anApplication, BOUNDARY } from '../../src/leads/application/application-examples.ts'
import { aPdfOf } from '../../tests/support/documents.ts'
import { startLoad } from '../../tests/support/load.ts'
import { listAssets } from './another-release.ts'
import { type End, JOURNEYS } from './begun-journeys.ts'
import type { Stage } from './stage.ts'
import { firstLine, openBrowser, VISITORS_PATIENCE_MS, type Visitor, type Visitors, walkAround } from './visitors.ts'

const MAILS_MS = 180_000
/** At each process: by their addresses some come to this one, some to the other. */
const UPLOADS = 4

export interface Replaced {
  /** Leads that visitors were told are with us. */
  acknowledged: number
  /** How many of them are not stored, or more than once. */
  lost: number
  twice: number
  /** Mails of them that were not sent in the end. */
  unsent: number
  /** Pages that were seen meanwhile. */
  pages: number
  /** What no visitor should meet, in words. */
  troubles: string[]
}

/** Nothing lost, and nobody left standing. */
export function isWhole({ acknowledged, lost, twice, unsent, pages, troubles }: Replaced): boolean {
  return acknowledged > 0 && pages > 0 && lost + twice + unsent + troubles.length === 0
}

/**
 * Replaces the processes one after the other, as a deploy does, while visitors send leads and files and move from page to
 * page; then everybody ends what they had begun before. The same release again, or another one where its folder is given.
 */
export async function replaceProcesses(stage: Stage, release?: string): Promise<Replaced> {
  using _ = fetchThrough(stage)
  await using visitors = await openBrowser(stage)
  const { site } = stage
  const walkers = [
    await visitors.come('a visitor who moves'),
    await visitors.come('a visitor who moves without scripts', false),
  ]
  let isOver = false
  const walks = walkers.map((each) => walkAround(each, () => isOver))
  const load = startLoad(() => site.url, {
    writers: 3,
    uploaders: 1,
    resumeBytes: 20_000,
    patienceMs: VISITORS_PATIENCE_MS,
  })
  await moreLeads()
  const begun = await beginJourneys(visitors, stage)
  const uploads: SlowUpload[] = []
  for (let place = 0; place < stage.size; place++) {
    uploads.push(...(await Promise.all(Array.from({ length: UPLOADS }, () => beginUpload(site.url)))))
    const restarted = stage.restart(place, release)
    for (const upload of uploads) upload.goOn()
    await restarted
    await moreLeads()
  }
  await load.stop()
  isOver = true
  const pages = (await Promise.all(walks)).reduce((sum, seen) => sum + seen, 0)

  const troubles: string[] = []
  const sent: string[] = []
  for (const [name, end] of [
    ...begun.map(({ name, end }) => [name, end] as const),
    ...uploads.map(({ end }) => ['an upload under way', end] as const),
  ]) {
    const reference = await end().catch((error) => void troubles.push(`${name}: ${firstLine(error)}`))
    if (reference) sent.push(reference)
  }

  /** Or the end of all who send: a writer who met an error does not go on. */
  async function moreLeads() {
    const then = load.acknowledged.length
    await Promise.race([load.ended, waitUntil(() => load.acknowledged.length > then + 10, MAILS_MS)])
  }

  const references = [...load.acknowledged, ...sent]
  return {
    acknowledged: references.length,
    ...(await count(site.settings.DATABASE_URL!, references)),
    pages,
    troubles: [
      ...load.wrongAnswers,
      ...Object.entries(load.answers).flatMap(([status, times]) => (status === '201' ? [] : [`${times} × ${status}`])),
      ...Object.entries(load.failures).map(([error, times]) => `${times} × ${error}`),
      ...[...walkers, ...begun.map(({ visitor }) => visitor)].flatMap(({ troubles }) => troubles),
      ...troubles,
      ...stage.frontErrors(),
      ...(await missingFiles(site.url)),
    ],
  }
}

async function beginJourneys(visitors: Visitors, stage: Stage) {
  const begun: { name: string; visitor: Visitor; end: End }[] = []
  for (const journey of JOURNEYS)
    for (const hasScripts of journey.scripts) {
      const name = hasScripts ? journey.name : `${journey.name}, without scripts`
      const visitor = await visitors.come(name, hasScripts)
      begun.push({ name, visitor, end: await journey.begin(visitor, stage) })
    }
  return begun
}

interface SlowUpload {
  /** The rest of it comes. */
  goOn: () => void
  end: End
}

/** An application of which a half has been sent. Whoever sends it comes from an address of their own. */
async function beginUpload(url: string): Promise<SlowUpload> {
  const rest = Promise.withResolvers<void>()
  const half = Promise.withResolvers<void>()
  const email = `${randomUUID()}@example.com`
  const bytes = new Uint8Array(anApplication({ content: aPdfOf(200_000) }, { email, phone_number: '9848012345' }))
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes.subarray(0, 100_000)),
    async pull(stream) {
      half.resolve()
      await rest.promise
      stream.enqueue(bytes.subarray(100_000))
      stream.close()
    },
  })
  const answer = fetch(`${url}/api/auth/job-applications/`, {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
    duplex: 'half',
  } as RequestInit)
  // Told at its end.
  answer.catch(() => {})
  await half.promise

  return {
    goOn: rest.resolve,
    async end() {
      const received = await answer
      if (received.status !== 201) throw new Error(`answered with ${received.status}`)
      return ((await received.json()) as { reference: string }).reference
    },
  }
}

async function count(databaseUrl: string, references: string[]) {
  const db = openPostgres(databaseUrl)
  const stored = (await db.selectFrom('leads').select('reference').execute()).map(({ reference }) => reference)
  const times = new Map<string, number>()
  for (const reference of stored) times.set(reference, (times.get(reference) ?? 0) + 1)
  const unsent = async () =>
    (
      await db
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select('outbox.id')
        .where('leads.reference', 'in', references)
        .where('outbox.delivered_at', 'is', null)
        .execute()
    ).length
  const counts = {
    lost: references.filter((reference) => !times.has(reference)).length,
    twice: references.filter((reference) => (times.get(reference) ?? 0) > 1).length,
    unsent: await whatStays(unsent),
  }
  await db.destroy()
  return counts
}

/** What is left once it has become no less for so long that it never will: a busy machine sends slowly. */
async function whatStays(count: () => Promise<number>): Promise<number> {
  let left = await count()
  let lessAt = performance.now()
  while (left > 0 && performance.now() - lessAt < MAILS_MS) {
    await pause(1_000)
    const now = await count()
    if (now < left) lessAt = performance.now()
    left = now
  }
  return left
}

/** Files of the release that was there before: pages that are open, or kept somewhere, ask for them. */
async function missingFiles(url: string): Promise<string[]> {
  const files = listAssets('.')
  const missing: string[] = []
  const left = files.values()
  const askOneAfterTheOther = async () => {
    for (const file of left) if (!(await fetch(url + file, { method: 'HEAD' })).ok) missing.push(file)
  }
  await Promise.all(Array.from({ length: 8 }, askOneAfterTheOther))
  return missing.length > 0 ? [`${missing.length} of ${files.length} files are gone, such as ${missing[0]}`] : []
}

/** Makes fetch() of this process reach the stage by its name, and trust its certificate, until it is disposed of. */
export function fetchThrough({ site }: Stage): Disposable {
  const { proxy, certificate } = site.rehearsal
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, readFileSync(certificate.path, 'utf8')])
  const restore = setGlobalProxyFromEnv({ https_proxy: proxy, no_proxy: 'localhost,127.0.0.1' })

  return {
    [Symbol.dispose]() {
      restore()
      setDefaultCACertificates(trusted)
    },
  }
}
