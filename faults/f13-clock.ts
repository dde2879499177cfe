import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { jsonPost } from '../tests/support/json-post.ts'
import { startLoad } from '../tests/support/load.ts'
import { startMailSink } from '../tests/support/mail-sink.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { toToken } from '../tests/support/solve-check.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const JUMPS = ['+2d', '+0', '-2d', '+0']

/** The machine's clock is wrong by two days, either way, while the site runs, and is set right again. */
export const clock: Fault = {
  id: 'F13',
  title: 'the clock jumps by two days while the site runs',
  engines: ['sqlite', 'postgres'],
  rounds: { short: JUMPS.length, full: JUMPS.length },
  programs: [['faketime', 'faketime']],
  obstacle: () => (existsSync(LIBRARY) ? undefined : `there is no ${LIBRARY}`),
  async *run({ engine, postgresUrl }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    await using mail = await startMailSink()
    const time = join(place.dataDir, 'time')
    writeFileSync(time, '+0')
    await using site = await startSite(place.dataDir, {
      ...place.settings,
      SMTP_URL: mail.url,
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: time,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    })
    using load = startLoad(() => site.url, { writers: 4, uploaders: 1, goesOn: true })
    await waitUntil(() => load.acknowledged.length > 20)
    const token = await solvedCheck(site.url)

    for (const jump of JUMPS.slice(0, rounds)) {
      writeFileSync(time, jump)
      const [then, mails] = [load.acknowledged.length, mail.taken.length]
      const isGoingOn = await waitUntil(() => load.acknowledged.length > then + 20)
      const isSending = await waitUntil(() => mail.taken.length > mails, 30_000)
      const late = jump === '+2d' ? await subscribe(site.url, token) : 422

      yield {
        acknowledged: load.acknowledged.length,
        found: load.acknowledged.length,
        troubles: [
          ...(isGoingOn ? [] : ['it takes no more leads']),
          ...(isSending ? [] : ['it sends no more mails']),
          ...(late === 422 ? [] : [`a check of two days ago was answered with ${late}`]),
        ],
        note: jump,
      }
    }

    await load.stop()
    const db = place.open()
    const pending = () => db.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute()
    const isDrained = await waitUntil(async () => (await pending()).length === 0, 120_000)
    const left = await pending()
    // The staff's own, such as the morning's digest, may have nobody to go to.
    const jobs = await db.selectFrom('outbox').select(['id', 'kind']).where('lead_id', 'is not', null).execute()
    await db.destroy()

    const silent = jobs.filter(({ id }) => !mail.taken.some((taken) => taken.includes(id)))
    const twice = mail.taken.length - new Set(mail.taken).size
    const troubles = [
      ...(isDrained ? [] : [`${left.length} of ${jobs.length} mails are stuck`]),
      ...silent.map(({ kind }) => `a mail was never sent: ${kind}`),
      ...(twice > 0 ? [`${twice} mails were sent twice`] : []),
    ]
    const checked = await checkLeads(place, load.acknowledged, { load, troubles })
    yield { ...checked, note: `in the end; ${mail.taken.length} mails for ${jobs.length} jobs` }
  },
}

async function solvedCheck(url: string): Promise<string> {
  const challenge = await (await fetch(`${url}/api/captcha/challenge/`)).json()
  return toToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

async function subscribe(url: string, token: string): Promise<number> {
  const body = { full_name: 'Ada', email: 'ada@example.com', 'g-recaptcha-response': token }
  return (await fetch(`${url}/api/auth/subscriptions/`, jsonPost(body))).status
}
