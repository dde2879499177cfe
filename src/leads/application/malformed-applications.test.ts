import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { countLeads } from '../../../tests/support/at-desk.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { filesKept } from '../../../tests/support/files-kept.ts'
import { listen } from '../../../tests/support/listen.ts'
import type { ListeningServer } from '../../../tests/support/listen-here.ts'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, BOUNDARY, PARTS, postedParts, resumePart } from './application-examples.ts'

// Each of these is a hundred requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const PATH = '/api/auth/job-applications/'
const resume = { content: aPdf() }
const whole = anApplication(resume)
const closing = `--${BOUNDARY}--\r\n`

interface Posted {
  body: Buffer
  contentType?: string
}

const malformed: Record<string, Posted> = {
  ...contentTypes({
    none: '',
    JSON: 'application/json',
    'a form without files': 'application/x-www-form-urlencoded',
    'plain text': 'text/plain',
    'another multipart': `multipart/mixed; boundary=${BOUNDARY}`,
    'a type that only begins so': `multipart/form-datax; boundary=${BOUNDARY}`,
    'no boundary': 'multipart/form-data',
    'an empty boundary': 'multipart/form-data; boundary=',
    'an empty boundary in quotes': 'multipart/form-data; boundary=""',
    'a boundary of spaces': 'multipart/form-data; boundary="   "',
    'a boundary of 71 characters': `multipart/form-data; boundary=${'b'.repeat(71)}`,
    'a boundary of 8,000 characters': `multipart/form-data; boundary=${'b'.repeat(8_000)}`,
    'a boundary with a letter of no alphabet of its own': 'multipart/form-data; boundary=b\u00e9',
    'a quote that does not close': `multipart/form-data; boundary="${BOUNDARY}`,
    'another boundary': 'multipart/form-data; boundary=other',
    'the boundary in the wrong case': PARTS.replace(BOUNDARY, BOUNDARY.toUpperCase()),
    'two types': `application/json, ${PARTS}`,
  }),
  ...bodies({
    'nothing at all': '',
    'one byte': '-',
    'only white space': '\r\n\r\n',
    'only a boundary': `--${BOUNDARY}`,
    'only a boundary and a line': `--${BOUNDARY}\r\n`,
    'only the end': closing,
    JSON: '{"full_name":"Ada"}',
    'a form without files': 'full_name=Ada&email=ada%40example.com',
    'bytes of every kind': Buffer.from(Array.from({ length: 4_096 }, (_, n) => (n * 167) % 256)),
    'a megabyte of dashes': '-'.repeat(1_000_000),
    'a megabyte of ends of lines': '\r\n'.repeat(500_000),
    'boundaries without parts': `--${BOUNDARY}\r\n`.repeat(1_000) + closing,
    'ends of lines without their first half': whole.toString('latin1').replaceAll('\r\n', '\n'),
    'ends of lines without their second half': whole.toString('latin1').replaceAll('\r\n', '\r'),
    'no end': whole.subarray(0, -closing.length),
    'an end without its dashes': Buffer.concat([whole.subarray(0, -closing.length), Buffer.from(`--${BOUNDARY}\r\n`)]),
    'an end with one dash': Buffer.concat([whole.subarray(0, -closing.length), Buffer.from(`--${BOUNDARY}-\r\n`)]),
    'the end before the beginning': closing + whole.toString('latin1'),
    'one dash before each boundary': whole.toString('latin1').replaceAll(`--${BOUNDARY}`, `-${BOUNDARY}`),
    'UTF-16': Buffer.from(whole.toString('latin1'), 'utf16le'),
    '13 parts': withParts(7, (n) => field(`more-${n}`, 'x')),
    '1,000 parts': withParts(1_000, (n) => field(`more-${n}`, 'x')),
    '1,000 files': withParts(1_000, (n) => resumePart({ field: `more-${n}` })),
    'two resumes': withParts(1, () => resumePart(resume)),
    'two addresses': withParts(1, () => field('email', 'eve@example.com')),
    'a hundred of one field': withParts(100, () => field('email', 'eve@example.com')),
    'the resume as text': Buffer.concat([
      anApplication(null).subarray(0, -closing.length),
      field('resume', '%PDF-1.7 %%EOF'),
      Buffer.from(closing),
    ]),
    'the resume under another name': anApplication({ ...resume, field: 'cv' }),
    'the resume under a list name': anApplication({ ...resume, field: 'resume[]' }),
    'the name as a file': withoutField('full_name', resumePart({ field: 'full_name', content: 'Ada' })),
    'the name as octets': withoutField(
      'full_name',
      part('Content-Disposition: form-data; name="full_name"\r\nContent-Type: application/octet-stream', 'Ada'),
    ),
    'a text that is not UTF-8': withoutField(
      'full_name',
      part('Content-Disposition: form-data; name="full_name"', Buffer.from([0x41, 0xff, 0xfe])),
    ),
    'half a surrogate': withoutField(
      'full_name',
      part('Content-Disposition: form-data; name="full_name"', Buffer.from([0xed, 0xa0, 0x80])),
    ),
    'a text in a charset that nobody knows': withoutField(
      'email',
      part(
        'Content-Disposition: form-data; name="email"\r\nContent-Type: text/plain; charset=x-y',
        Buffer.from([0xc3, 0x28]),
      ),
    ),
    ...inPlaceOfEmail({
      'a part without headers': '',
      'a part without a disposition': 'Content-Type: text/plain',
      'a disposition that is another one': 'Content-Disposition: attachment; name="email"',
      'a disposition without a name': 'Content-Disposition: form-data',
      'an empty name': 'Content-Disposition: form-data; name=""',
      'a name with a line in it': 'Content-Disposition: form-data; name="em\nail"',
      'a name with a NUL': 'Content-Disposition: form-data; name="email\0"',
      'a header without a colon': 'Content-Disposition form-data name=email',
      'a header of 9 KiB before the disposition': `X-Long: ${'x'.repeat(9_216)}\r\nContent-Disposition: form-data; name="email"`,
      'a header of a megabyte': `X-Long: ${'x'.repeat(1_000_000)}\r\nContent-Disposition: form-data; name="email"`,
      '2,000 headers': `${'X-More: x\r\n'.repeat(2_000)}Content-Disposition: form-data; name="email"`,
      'headers of the prototype': '__proto__: x\r\nconstructor: y',
      'a field of the prototype': ['Content-Disposition: form-data; name="__proto__"', '{"email":"ada@example.com"}'],
      'a multipart inside a part': [
        `Content-Disposition: form-data; name="email"\r\nContent-Type: multipart/mixed; boundary=in`,
        '--in\r\n\r\nada@example.com\r\n--in--',
      ],
      'a text in base64': [
        'Content-Disposition: form-data; name="email"\r\nContent-Transfer-Encoding: base64',
        'YWRhQGV4YW1wbGUuY29t',
      ],
    }),
    'a header without an end': withoutField(
      'email',
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n`),
    ),
    'a letter of a megabyte': anApplication(resume, { cover_letter: 'x'.repeat(1_000_000) }),
    'a name of a field of a megabyte': withoutField(
      'email',
      part(`Content-Disposition: form-data; name="${'e'.repeat(1_000_000)}"`, 'x'),
    ),
  }),
  // A sender that stops in the middle, at forty places of the same form.
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => Math.floor((n * (whole.length - 4)) / 40)).map((length) => [
      `only ${length} bytes`,
      { body: whole.subarray(0, length) },
    ]),
  ),
}

test(`of ${Object.keys(malformed).length} malformed forms, each is refused in a sentence, and none leaves a trace`, async () => {
  await using services = await testServices()
  await using site = await listen(services)
  const surprises: Record<string, unknown> = {}

  for (const [what, posted] of Object.entries(malformed)) {
    const { status, body } = await post(site, posted)
    const isClear =
      [400, 408, 413, 415, 422].includes(status) && typeof body.message === 'string' && body.message !== ''
    if (!isClear) surprises[what] = { status, body }
  }

  expect(surprises).toEqual({})
  expect(await countLeads(services)).toBe(0)
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
  expect(await post(site, { body: whole })).toMatchObject({ status: 201 })
})

const unusual: Record<string, Posted> = {
  'a name in a quote that does not close': {
    body: withoutField('email', part('Content-Disposition: form-data; name="email', 'ada@example.com')),
  },
  'the type in capitals': { body: whole, contentType: PARTS.replace('multipart/form-data', 'MULTIPART/Form-Data') },
  'the boundary in quotes': { body: whole, contentType: `multipart/form-data; boundary="${BOUNDARY}"` },
  'a charset behind the boundary': { body: whole, contentType: `${PARTS}; charset=utf-8` },
  'a preamble': { body: Buffer.concat([Buffer.from('This is a form.\r\n'), whole]) },
  'an epilogue': { body: Buffer.concat([whole, Buffer.from('That was a form.')]) },
  'an end without its line': { body: whole.subarray(0, -2) },
  'six more fields': { body: withParts(6, (n) => field(`more-${n}`, 'x')) },
  'another file, under another name': {
    body: withParts(1, () => resumePart({ field: 'photo', content: 'x'.repeat(100_000) })),
  },
  'headers in capitals': {
    body: Buffer.from(whole.toString('latin1').replaceAll('Content-Disposition', 'CONTENT-DISPOSITION'), 'latin1'),
  },
  'the resume first': { body: Buffer.concat([resumePart(resume), anApplication(null)]) },
}

test('what is unusual but right is taken', async ({ services }) => {
  await using site = await listen(services)
  const statuses: Record<string, number> = {}

  for (const [what, posted] of Object.entries(unusual)) statuses[what] = (await post(site, posted)).status

  expect(statuses).toEqual(Object.fromEntries(Object.keys(unusual).map((what) => [what, 201])))
})

const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${PARTS}\r\n`
const body = whole.toString('latin1')

const framings: Record<string, string> = {
  'a length that is too short': `${head}Content-Length: 100\r\n\r\n${body}`,
  'a length that is no number': `${head}Content-Length: x\r\n\r\n${body}`,
  'a negative length': `${head}Content-Length: -1\r\n\r\n${body}`,
  'two lengths': `${head}Content-Length: 5\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  'a length and chunks': `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a chunk whose length is no number': `${head}Transfer-Encoding: chunked\r\n\r\nxyz\r\n${body}\r\n0\r\n\r\n`,
  'a chunk shorter than it says': `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nabc\r\n0\r\n\r\n`,
  'a chunk of a size beyond numbers': `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nabc`,
  'a length beyond what we take': `${head}Content-Length: 99999999999\r\n\r\n${body}`,
  'a transfer coding that we do not know': `${head}Transfer-Encoding: xchunked\r\n\r\n${body}`,
  'a bare carriage return in a header': `${head}X-Bare: a\rb\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  'a NUL in a header': `${head}X-Nul: a\0b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
}

test('framing that does not add up is refused, and the site goes on', async ({ services }) => {
  await using site = await listen(services)
  const answers: Record<string, string> = {}

  for (const [what, request] of Object.entries(framings)) answers[what] = (await raw(site, request)).slice(0, 12)

  expect(Object.entries(answers).filter(([, answer]) => !/^HTTP\/1\.1 4\d\d$/.test(answer))).toEqual([])
  expect(await countLeads(services)).toBe(0)
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
  expect(await post(site, { body: whole })).toMatchObject({ status: 201 })
})

test('a form in a coding that we do not know is refused', async ({ services }) => {
  await using site = await listen(services)

  const response = await fetch(`${site.url}${PATH}`, postedParts(whole, { 'Content-Encoding': 'gzip' }))

  expect(response.status).toBe(415)
  expect(await countLeads(services)).toBe(0)
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

function contentTypes(types: Record<string, string>): Record<string, Posted> {
  return Object.fromEntries(
    Object.entries(types).map(([what, contentType]) => [`type: ${what}`, { body: whole, contentType }]),
  )
}

function bodies(given: Record<string, string | Buffer>): Record<string, Posted> {
  return Object.fromEntries(
    Object.entries(given).map(([what, content]) => [
      `body: ${what}`,
      { body: Buffer.from(content as string, 'latin1') },
    ]),
  )
}

function withParts(count: number, make: (n: number) => Buffer): Buffer {
  const parts = Array.from({ length: count }, (_, n) => make(n))
  return Buffer.concat([whole.subarray(0, -closing.length), ...parts, Buffer.from(closing)])
}

function withoutField(name: string, instead: Buffer): Buffer {
  return Buffer.concat([instead, anApplication(resume, { [name]: null })])
}

/** Each with the headers of a part that stands where the address should, and its text where that is none. */
function inPlaceOfEmail(given: Record<string, string | [headers: string, text: string]>): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(given).map(([what, of]) => {
      const [headers, text] = typeof of === 'string' ? [of, 'ada@example.com'] : of
      return [what, withoutField('email', part(headers, text))]
    }),
  )
}

function field(name: string, content: string): Buffer {
  return part(`Content-Disposition: form-data; name="${name}"`, content)
}

function part(headers: string, content: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ])
}

async function post({ url }: ListeningServer, { body, contentType = PARTS }: Posted) {
  const response = await fetch(`${url}${PATH}`, postedParts(body, { 'Content-Type': contentType }))
  return { status: response.status, body: (await response.json()) as { message: unknown } }
}

async function raw({ port }: ListeningServer, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(Buffer.from(request, 'latin1'))
  return text(socket)
}
