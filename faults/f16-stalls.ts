import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { aDocx, aPdfOf, type ZipEntry } from '../tests/support/documents.ts'
import { formOf } from '../tests/support/form-of.ts'
import { jsonPost } from '../tests/support/json-post.ts'
import { newPlace } from '../tests/support/place.ts'
import { type RunningSite, startSite } from '../tests/support/running-site.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

const LONGEST_STALL_MS = 200

/** What is made to keep a server busy: none of it keeps it from everybody else. */
export const stalls: Fault = {
  id: 'F16',
  title: 'bombs, endless patterns and deep JSON',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 1, full: 5 },
  async *run({ engine, postgresUrl }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    const file = join(place.dataDir, 'stalls')
    // Made beforehand: what it costs to make them is not to be the site's.
    const requests = Object.entries(corpus())
    await using site = await startSite(place.dataDir, {
      ...place.settings,
      NODE_OPTIONS: `--import=${resolve('faults/meter-stalls.ts')}`,
      STALLS_FILE: file,
    })
    // What it takes at first, such as loading code, and what the machine takes from it, is no visitor's doing.
    await waitUntil(async () => {
      await send(site, honest())
      return (await longestStall()) < LONGEST_STALL_MS / 4
    })

    for (let round = 0; round < rounds; round++) {
      await send(site, { 'an honest one': enquiryOf(`Our bill went up. ${round}`) })
      const ownStall = await longestStall()

      for (const [name, request] of requests) {
        const { status } = await send(site, { [name]: request })
        const stall = await longestStall()
        yield {
          acknowledged: 0,
          found: 0,
          troubles: [
            ...(status < 500 ? [] : [`it answered ${status}`]),
            ...(stall > LONGEST_STALL_MS + ownStall ? [`nobody else was served for ${Math.round(stall)} ms`] : []),
          ],
          note: `${name}: ${status}, at most ${Math.round(stall)} ms`,
        }
      }
    }

    async function longestStall(): Promise<number> {
      rmSync(file, { force: true })
      site.process.kill('SIGUSR2')
      await waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '')
      return Number(readFileSync(file, 'utf8'))
    }
  },
}

type Request = [path: string, init: RequestInit]

async function send({ url }: RunningSite, requests: Record<string, Request>): Promise<{ status: number }> {
  let status = 0
  for (const [path, init] of Object.values(requests)) {
    const response = await fetch(`${url}${path}`, init)
    await response.arrayBuffer()
    status = response.status
  }
  return { status }
}

function honest(): Record<string, Request> {
  const subscription = { full_name: 'Ada', email: 'ada@example.com', 'g-recaptcha-response': 'eyJ9' }

  return {
    enquiry: enquiryOf('Our bill went up.'),
    word: application(aDocx(), 'docx'),
    pdf: application(aPdfOf(20_000), 'pdf'),
    search: ['/api/blogs/blogs-all?search=capaciter', {}],
    question: json('/api/assistant/answers/', { question: 'Why did my bill go up?' }),
    subscription: json('/api/auth/subscriptions/', subscription),
  }
}

function corpus(): Record<string, Request> {
  const many = Array.from({ length: 30_000 }, (_, number): ZipEntry => ({ name: `word/${number}`, content: '' }))
  const bomb: ZipEntry = { name: 'word/media/bomb', content: Buffer.alloc(60 * 1024 * 1024) }
  const noise: ZipEntry = { name: 'word/media/noise', content: randomBytes(4_500_000), stored: true }

  return {
    'a document of 30,000 parts': application(aDocx(many), 'docx'),
    'a document that unpacks to 60 MB': application(aDocx([bomb]), 'docx'),
    'a document of 4.5 MB of noise': application(aDocx([noise]), 'docx'),
    'a PDF of almost 5 MB': application(aPdfOf(4_999_000), 'pdf'),
    'JSON 30,000 deep': deep('['.repeat(30_000)),
    'objects 10,000 deep': deep(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    'an address of 60,000 letters': enquiryOf('x', `${'a'.repeat(60_000)}!`),
    'an address of dots': enquiryOf('x', `a@${'a.'.repeat(30_000)}`),
    'an address of signs': enquiryOf('x', `${'a@'.repeat(30_000)}`),
    'a telephone number of 60,000 signs': enquiryOf('x', 'a@example.com', '+-() '.repeat(12_000)),
    'a message of links': enquiryOf(`${'http://a.b/ '.repeat(400)}`),
    'a message of spaces': enquiryOf(`${' '.repeat(4_990)}x`),
    'a name of joiners': enquiryOf('x', 'a@example.com', '98480 12345', 'క్ష\u200d'.repeat(40)),
    'a search of 7,000 letters': [`/api/blogs/blogs-all?search=${'a'.repeat(7_000)}`, {}],
    'a search of 1,000 words': [`/api/blogs/blogs-all?search=${'kvah%20'.repeat(1_000)}`, {}],
    'a question of 60,000 letters': json('/api/assistant/ask/', { question: 'why '.repeat(15_000) }),
    'a check that is no check': json('/api/auth/subscriptions/', {
      full_name: 'A',
      email: 'a@example.com',
      'g-recaptcha-response': 'e30'.repeat(20_000),
    }),
  }
}

function enquiryOf(
  message: string,
  email = 'ravi@example.com',
  phone_number = '98480 12345',
  full_name = 'Ravi',
): Request {
  return json('/api/auth/contacts/', { full_name, email, phone_number, message })
}

function json(path: string, body: unknown): Request {
  return [path, jsonPost(body)]
}

/** What JSON.stringify would not make. */
function deep(body: string): Request {
  return ['/api/auth/contacts/', { ...jsonPost({}), body }]
}

function application(resume: Buffer, ending: string): Request {
  const visitor = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '98480 12345', cover_letter: 'x' }
  const body = formOf(visitor, { resume: new File([new Uint8Array(resume)], `resume.${ending}`) })
  return ['/api/auth/job-applications/', { method: 'POST', body }]
}
