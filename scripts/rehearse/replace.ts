import { readFileSync } from 'node:fs'
import { setGlobalProxyFromEnv } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { waitUntil } from '../../faults/wait-until.ts'
import { openPostgres } from '../../src/database/database.ts'
import { startLoad } from '../../tests/support/load.ts'
import { listAssets } from './another-release.ts'
import type { Stage } from './stage.ts'
import {
  beginMessage,
  firstLine,
  moveAtDesk,
  moveTo,
  openBrowser,
  openHome,
  sendMessage,
  sitDownAtDesk,
  VISITORS_PATIENCE_MS,
  type Visitor,
  walkAround,
} from './visitors.ts'

const MAILS_MS = 180_000

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
 * Replaces the processes one after the other, as a deploy does, while visitors send leads and move from page to page;
 * then those act whose pages were open all the time. The same release again, or another one where its folder is given.
 */
export async function replaceProcesses(stage: Stage, release?: string): Promise<Replaced> {
  using _ = fetchThrough(stage)
  await using visitors = await openBrowser(stage)
  const { site } = stage
  const [reader, walker, plainWalker, writer, plainWriter, colleague] = (await Promise.all([
    visitors.come('an open page'),
    visitors.come('a visitor who moves'),
    visitors.come('a visitor who moves without scripts', false),
    visitors.come('an open form'),
    visitors.come('an open form without scripts', false),
    visitors.come('the desk'),
  ])) as [Visitor, Visitor, Visitor, Visitor, Visitor, Visitor]
  await openHome(reader)
  await beginMessage(writer, 'Written before the deploy, sent after it.')
  await beginMessage(plainWriter, 'Written before the deploy, sent after it without scripts.')
  await sitDownAtDesk(colleague, site)

  let isOver = false
  const walks = [walker, plainWalker].map((each) => walkAround(each, () => isOver))
  const load = startLoad(() => site.url, {
    writers: 3,
    uploaders: 1,
    resumeBytes: 20_000,
    patienceMs: VISITORS_PATIENCE_MS,
  })
  await moreLeads()
  for (let place = 0; place < stage.size; place++) {
    await stage.restart(place, release)
    await moreLeads()
  }
  await load.stop()
  isOver = true
  const pages = (await Promise.all(walks)).reduce((sum, seen) => sum + seen, 0)

  const sent: string[] = []
  const acts: [Visitor, string, () => Promise<unknown>][] = [
    [reader, 'an open page that moves on', () => moveTo(reader.page, '/careers')],
    [writer, 'an open form that is sent', async () => sent.push(await sendMessage(writer))],
    [plainWriter, 'an open form that is sent without scripts', async () => sent.push(await sendMessage(plainWriter))],
    [colleague, 'the desk, which moves on', () => moveAtDesk(colleague)],
  ]
  for (const [{ troubles }, name, act] of acts)
    await act().catch((error) => troubles.push(`${name}: ${firstLine(error)}`))

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
      ...[reader, walker, plainWalker, writer, plainWriter, colleague].flatMap(({ troubles }) => troubles),
      ...stage.frontErrors(),
      ...(await missingFiles(site.url)),
    ],
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
  await waitUntil(async () => (await unsent()) === 0, MAILS_MS)
  const counts = {
    lost: references.filter((reference) => !times.has(reference)).length,
    twice: references.filter((reference) => (times.get(reference) ?? 0) > 1).length,
    unsent: await unsent(),
  }
  await db.destroy()
  return counts
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
