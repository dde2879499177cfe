import { setTimeout as pause } from 'node:timers/promises'
import { aPdfOf } from '../../tests/support/documents.ts'

export interface Sent {
  status: number
  ms: number
}

/** So many applications at the same moment. */
export function sendAtOnce(url: string, count: number, bytes: number): Promise<Sent[]> {
  return Promise.all(Array.from({ length: count }, () => send(url, bytes)))
}

/** So many applications every second, whether or not those before have been answered. */
export async function sendEverySecond(url: string, perSecond: number, seconds: number, bytes: number): Promise<Sent[]> {
  const sent: Promise<Sent[]>[] = []
  for (let second = 0; second < seconds; second++) {
    sent.push(sendAtOnce(url, perSecond, bytes))
    await pause(1_000)
  }
  return (await Promise.all(sent)).flat()
}

/** Milliseconds within which that share of them was answered. */
export function msWithin(sent: Sent[], share: number): number {
  const sorted = sent.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
}

async function send(url: string, bytes: number): Promise<Sent> {
  const form = new FormData()
  const visitor = { full_name: 'Ravi', email: 'r@example.com', phone_number: '98480 12345' }
  for (const [name, value] of Object.entries({ ...visitor, cover_letter: crypto.randomUUID() })) form.set(name, value)
  form.set('resume', new Blob([new Uint8Array(aPdfOf(bytes))], { type: 'application/pdf' }), 'resume.pdf')

  const startedAt = performance.now()
  const response = await fetch(`${url}/api/auth/job-applications/`, { method: 'POST', body: form })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - startedAt }
}
