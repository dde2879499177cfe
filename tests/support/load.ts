import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { aPdfOf } from './documents.ts'
import { formOf } from './form-of.ts'
import { jsonPost } from './json-post.ts'

const BREATH_MS = 20

interface LoadOptions {
  writers: number
  /** Of so many writers, how many send applications with a resume. */
  uploaders?: number
  resumeBytes?: number
  /** A writer whose connection fails goes on all the same, for as long as the fault lasts. */
  goesOn?: boolean
  patienceMs?: number
}

/** What visitors were told, answer by answer. */
export interface Load extends Disposable {
  /** References, of every lead that was answered with 201. */
  acknowledged: string[]
  /** How often each status was answered. */
  answers: Record<string, number>
  /** How often each error of the network was met. */
  failures: Record<string, number>
  /** What no visitor should be told, in words. */
  wrongAnswers: string[]
  longestMs: number
  /** How many of the acknowledged came with a resume. */
  uploads: number
  /** Ends the writers and waits for the answers that are still to come. */
  stop: () => Promise<void>
  /** Over once every writer has met the end of the site. */
  ended: Promise<void>
}

/** Sends leads, each another one, as fast as they are answered. The address may change while a site is restarted. */
export function startLoad(url: () => string, options: LoadOptions): Load {
  const { writers, uploaders = 0, resumeBytes = 100_000, goesOn = false, patienceMs = 30_000 } = options
  const resume = new File([new Uint8Array(aPdfOf(resumeBytes))], 'resume.pdf', { type: 'application/pdf' })
  const load = {
    acknowledged: [] as string[],
    answers: {},
    failures: {},
    wrongAnswers: [] as string[],
    longestMs: 0,
    uploads: 0,
  }
  let isStopped = false
  const ended = Promise.all(Array.from({ length: writers }, (_, place) => write(place < uploaders))).then(() => {})

  return Object.assign(load, {
    ended,
    [Symbol.dispose]() {
      isStopped = true
    },
    async stop() {
      isStopped = true
      await ended
    },
  })

  async function write(isUploader: boolean) {
    while (!isStopped) {
      const startedAt = performance.now()
      try {
        const response = await fetch(...(isUploader ? application() : enquiry()))
        await note(response)
        if (isUploader && response.status === 201) load.uploads += 1
        // Told that this connection has ended; whoever goes on elsewhere is not cut off.
        if (response.headers.get('connection') === 'close' && !goesOn) return
        if (response.status !== 201) await pause(BREATH_MS)
      } catch (error) {
        count(load.failures, codeOf(error))
        if (!goesOn) return
        await pause(BREATH_MS)
      } finally {
        load.longestMs = Math.max(load.longestMs, performance.now() - startedAt)
      }
    }
  }

  function enquiry(): [string, RequestInit] {
    const body = { ...visitor(), message: `Our bill went up. ${randomUUID()}` }
    return [`${url()}/api/auth/contacts/`, { ...jsonPost(body), signal: AbortSignal.timeout(patienceMs) }]
  }

  function application(): [string, RequestInit] {
    const body = formOf({ ...visitor(), cover_letter: randomUUID() }, { resume })
    const signal = AbortSignal.timeout(patienceMs)
    return [`${url()}/api/auth/job-applications/`, { method: 'POST', body, signal }]
  }

  async function note(response: Response) {
    count(load.answers, String(response.status))
    const body = (await response.json()) as { reference?: string; message?: string }
    if (response.status === 201) load.acknowledged.push(body.reference!)
    else if (response.status >= 500 && response.status !== 503) wrong(`${response.status}: ${body.message}`)
    else if (response.status === 503 && !response.headers.get('retry-after')) wrong('503 without Retry-After')
    else if (!body.message) wrong(`${response.status} without a message`)
  }

  function wrong(what: string) {
    if (load.wrongAnswers.length < 5) load.wrongAnswers.push(what)
  }
}

function visitor() {
  return { full_name: 'Ravi Kumar', email: 'ravi@example.com', phone_number: '98480 12345' }
}

function count(counts: Record<string, number>, name: string) {
  counts[name] = (counts[name] ?? 0) + 1
}

function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  return cause?.code === 'UND_ERR_SOCKET' ? 'closed' : (cause?.code ?? name ?? String(error))
}
