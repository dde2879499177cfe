import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aPdfOf } from '../../tests/support/documents.ts'
import { type LoadTest, verdict } from './load-test.ts'

const AT_ONCE = 50
const PER_SECOND = 20
const MOST_MIB = 400

export const upload: LoadTest = async ({ seconds, site }) => {
  const startedAt = performance.now()
  const first = await Promise.all(Array.from({ length: AT_ONCE }, () => send(site.url, 4_999_000)))
  const firstMs = Math.round(performance.now() - startedAt)

  const later: Promise<number>[] = []
  for (let second = 0; second < seconds; second++) {
    for (let number = 0; number < PER_SECOND; number++) later.push(send(site.url, 1_000_000))
    await pause(1_000)
  }
  const statuses = [...first, ...(await Promise.all(later))]
  const taken = statuses.filter((status) => status === 201).length
  const folder = join(site.dataDir, 'uploads')
  const left = existsSync(folder) ? readdirSync(folder).length : 0
  const peak = Math.round(site.peakMemory())

  return {
    load: `L4 ${AT_ONCE} uploads of 5 MB at once, then ${PER_SECOND}/s of 1 MB`,
    'per second': PER_SECOND,
    ceiling: '',
    'p50 ms': '',
    'p99 ms': firstMs,
    bar: `all taken, ${MOST_MIB} MiB, nothing left`,
    verdict: verdict(taken === statuses.length && peak <= MOST_MIB && left === 0),
    note: `${taken} of ${statuses.length}, peak ${peak} MiB, ${left} temporary files; the first ${AT_ONCE} in ${firstMs} ms`,
  }
}

async function send(url: string, bytes: number): Promise<number> {
  const form = new FormData()
  const visitor = { full_name: 'Ravi', email: 'r@example.com', phone_number: '98480 12345' }
  for (const [name, value] of Object.entries({ ...visitor, cover_letter: crypto.randomUUID() })) form.set(name, value)
  form.set('resume', new Blob([new Uint8Array(aPdfOf(bytes))], { type: 'application/pdf' }), 'resume.pdf')
  const response = await fetch(`${url}/api/auth/job-applications/`, { method: 'POST', body: form })
  await response.arrayBuffer()
  return response.status
}
