import { setTimeout as pause } from 'node:timers/promises'
import { aPdfOf } from '../../tests/support/documents.ts'
import { formOf } from '../../tests/support/form-of.ts'
import { shareOf } from '../support/share-of.ts'

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
  const times = sent.map(({ ms }) => ms)
  return Math.round(shareOf(times, share))
}

async function send(url: string, bytes: number): Promise<Sent> {
  const visitor = { full_name: 'Ravi', email: 'r@example.com', phone_number: '98480 12345' }
  const resume = new File([new Uint8Array(aPdfOf(bytes))], 'resume.pdf', { type: 'application/pdf' })
  const form = formOf({ ...visitor, cover_letter: crypto.randomUUID() }, { resume })

  const startedAt = performance.now()
  const response = await fetch(`${url}/api/auth/job-applications/`, { method: 'POST', body: form })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - startedAt }
}
