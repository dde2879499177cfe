import { createServer } from 'node:http'
import { jsonPost } from '../tests/support/json-post.ts'
import { listenHere } from '../tests/support/listen-here.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import type { Fault } from './fault.ts'

const LONGEST_MS = 5_000
const MOODS = ['away', 'slow', 'garbage', '500', 'another host'] as const

/** Whoever verifies human checks is away, slow or mad: nobody gets in, everybody is told, the pages are there. */
export const captchaAway: Fault = {
  id: 'F9',
  title: 'the captcha provider is away, slow or talks nonsense',
  engines: ['sqlite', 'postgres'],
  rounds: { short: MOODS.length, full: 2 * MOODS.length },
  async *run({ engine, postgresUrl }, rounds) {
    let mood: (typeof MOODS)[number] = 'away'
    const provider = createServer((_, response) => {
      if (mood === 'away') response.destroy()
      if (mood === '500') response.writeHead(500).end()
      if (mood === 'garbage') response.end('<html>moved</html>')
      if (mood === 'another host') {
        response.end(JSON.stringify({ success: true, hostname: 'elsewhere.example', challenge_ts: new Date() }))
      }
    })
    await using verifier = await listenHere(provider)

    using place = await newPlace(engine, postgresUrl)
    await using site = await startSite(place.dataDir, {
      ...place.settings,
      HUMAN_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: verifier.url,
    })

    for (let round = 0; round < rounds; round++) {
      mood = MOODS[round % MOODS.length]!
      const startedAt = performance.now()
      const body = { full_name: 'Ada', email: 'ada@example.com', 'g-recaptcha-response': `token-${round}` }
      const response = await fetch(`${site.url}/api/auth/subscriptions/`, jsonPost(body))
      const tookMs = performance.now() - startedAt
      const { message } = (await response.json()) as { message?: string }
      const page = await fetch(`${site.url}/`)

      const db = place.open()
      const stored = await db.selectFrom('leads').select('id').execute()
      const subscribers = await db.selectFrom('subscribers').select('id').execute()
      await db.destroy()
      yield {
        acknowledged: 0,
        found: stored.length + subscribers.length,
        troubles: [
          ...(stored.length + subscribers.length > 0 ? ['somebody got in'] : []),
          ...([422, 503].includes(response.status) ? [] : [`it answered ${response.status}`]),
          ...(message ? [] : ['nobody was told why']),
          ...(tookMs > LONGEST_MS ? [`it took ${Math.round(tookMs)} ms`] : []),
          ...(page.status === 200 ? [] : [`the page answered ${page.status}`]),
        ],
        note: `${mood}: ${response.status} in ${Math.round(tookMs)} ms`,
      }
    }
  },
}
