import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { anEnquiry } from '#leads/enquiry/enquiry-examples.ts'
import { countLeads } from '../support/at-desk.ts'
import { jsonPost } from '../support/json-post.ts'
import { listen } from '../support/listen.ts'
import type { ListeningServer } from '../support/listen-here.ts'
import { test, testServices } from '../support/test-services.ts'

const PATH = '/api/auth/contacts/'

const good = JSON.stringify(anEnquiry())
const withMessage = (message: string) =>
  `{"full_name":"Ada","email":"ada@example.com","phone_number":"98480 12345","message":${message}}`

/** JSON that is broken, or that two parsers read in two ways. */
const oddJson: string[] = [
  ...[
    '',
    ' ',
    '\n',
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1e999',
    '-0',
    '0x10',
    '01',
    '1.',
    '.1',
    '+1',
    'NaN',
    'Infinity',
  ],
  ...[
    '[]',
    '[{}]',
    '{}',
    '{',
    '}',
    '[',
    ']',
    '{]',
    '[}',
    '{}{}',
    '{} x',
    '{"a":1,}',
    '{,}',
    '{"a"}',
    '{"a":}',
    '{a:1}',
  ],
  ...[
    "{'a':1}",
    '{"a":"\u0001"}',
    '"text"',
    '"\\ud800"',
    '"\\u12"',
    '"\\x41"',
    '{"a":undefined}',
    '/* c */ {}',
    '// c\n{}',
  ],
  ...[
    `\ufeff${good}x`,
    `${good}${good}`,
    `[${good}]`,
    `"${good.replaceAll('"', '\\"')}"`,
    good.slice(0, -1),
    good.slice(1),
  ],
  ...['[', '{"a":', '"', '[['].map((opening) => opening.repeat(5_000)),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`.slice(0, 60_000),
  `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`,
  `{${Array.from({ length: 60 }, (_, n) => `"k${n}":${n}`).join()}}`,
  ...['{"__proto__":{"full_name":"x"}}', '{"constructor":{"prototype":{"x":1}}}', '{"full_name":{"toString":"x"}}'],
  ...['null', 'true', '7', '[]', '{}', '["a"]', '{"a":"b"}', '""', '" "', '"\\u0000"', '"\\ud83d"', '"\\u0007"'].map(
    withMessage,
  ),
  ...['null', '7', '[]', '{}', '""'].map(
    (value) => `{"full_name":${value},"email":${value},"phone_number":${value},"message":${value}}`,
  ),
]

test(`${oddJson.length} odd pieces of JSON are refused in a sentence each, and nothing is stored`, async () => {
  await using services = await testServices()
  await using site = await listen(services)

  for (const body of oddJson) {
    const response = await fetch(`${site.url}${PATH}`, { ...jsonPost({}), body })
    expect(response.status, body.slice(0, 80)).toSatisfy((status: number) => status >= 400 && status < 500)
    expect(await response.json(), body.slice(0, 80)).toMatchObject({ message: expect.stringMatching(/\S/) })
  }
  expect(await countLeads(services)).toBe(0)
})

test('a field given twice counts once, and one that is not asked for is dropped', async ({ services }) => {
  await using site = await listen(services)
  const body = `{"message":"first","status":"answered","id":"mine",${withMessage('"second"').slice(1)}`

  const response = await fetch(`${site.url}${PATH}`, { ...jsonPost({}), body })

  expect(response.status).toBe(201)
  const lead = await services.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(lead.details)).toEqual({ message: 'second' })
  expect(lead.id).not.toBe('mine')
})

const json = `Host: x\r\nContent-Type: application/json\r\nConnection: close\r\n`
const post = `POST ${PATH} HTTP/1.1\r\n${json}`

/** Messages whose end, or whose very form, a server and a proxy before it might see differently. */
const oddFraming: string[] = [
  ...['x', '-1', '+5', '1e2', '0x5', '5, 5', '5 5', '99999999999999999999', ' ', '5;a=b'].map(
    (length) => `${post}Content-Length: ${length}\r\n\r\n${good}`,
  ),
  `${post}Content-Length: 5\r\nContent-Length: ${good.length}\r\n\r\n${good}`,
  `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  ...['xchunked', 'chunked, identity', 'identity', 'gzip', 'chunked chunked', '\x0bchunked'].map(
    (coding) => `${post}Transfer-Encoding: ${coding}\r\n\r\n5\r\nabcde\r\n0\r\n\r\n`,
  ),
  ...['xyz', '-5', '0x5', 'ffffffffffffffffff', '', ' 5', '5 x', '5\x00'].map(
    (size) => `${post}Transfer-Encoding: chunked\r\n\r\n${size}\r\nabcde\r\n0\r\n\r\n`,
  ),
  ...['X: a\rb', 'X: a\0b', 'X\0: a', 'X : a', ' X: a', 'X', ': a', 'X\t: a', 'Ünicode: a', 'X@: a', 'X: \x7f'].map(
    (header) => `POST ${PATH} HTTP/1.1\r\nHost: x\r\n${header}\r\nContent-Length: 2\r\n\r\n{}`,
  ),
  ...['HTTP/0.9', 'HTTP/3.0', 'HTTP/1.', 'HTTP/11.1', 'http/1.1', 'HTP/1.1', ''].map(
    (version) => `GET /api/health/ ${version}\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ),
  ...['GE T', 'GET\0', 'get\r', '\x16\x03\x01', 'PRI * HTTP/2.0'].map(
    (method) => `${method} / HTTP/1.1\r\nHost: x\r\n\r\n`,
  ),
  `GET /api/health/ HTTP/1.1\r\nConnection: close\r\n\r\n`,
  `GET /api/health/ HTTP/1.1\r\nHost: x\r\nHost: y\r\nX-Long: ${'x'.repeat(40_000)}\r\nConnection: close\r\n\r\n`,
  `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
]

test(`${oddFraming.length} messages with odd framing are refused or cut off, and the site goes on`, async () => {
  await using services = await testServices()
  await using site = await listen(services)

  for (const message of oddFraming) {
    const answer = await raw(site, message)
    expect(answer.slice(0, 12), JSON.stringify(message.slice(0, 120))).toMatch(/^($|HTTP\/1\.1 [2-4]\d\d$)/)
  }
  expect(await countLeads(services)).toBe(0)
  expect((await fetch(`${site.url}/api/health/`)).status).toBe(200)
})

const probes = [
  ...[
    '.git/config',
    '.env',
    '.env.local',
    '.npmrc',
    '.ssh/id_rsa',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
  ...[
    'data/site.db',
    'site.db',
    'data/site.db-wal',
    'backup.zip',
    'dump.sql',
    'build/server/index.js',
    'src/server.ts',
  ],
  ...[
    'server-status',
    'phpinfo.php',
    'wp-login.php',
    'wp-admin/',
    'admin',
    'adminer.php',
    'xmlrpc.php',
    'cgi-bin/test',
  ],
  ...['actuator/env', 'metrics', 'debug', 'trace.axd', 'elmah.axd', 'console', '_profiler', 'graphql', 'swagger.json'],
  ...['../package.json', '..%2fpackage.json', '%2e%2e/package.json', '....//package.json', '..\\package.json'],
  ...['..%5cpackage.json', '%252e%252e%252fpackage.json', '..%c0%afpackage.json', '%00', 'x%00.js', 'assets/../.env'],
  ...['assets/%2e%2e/%2e%2e/package.json', '//etc/passwd', '/etc/passwd', 'etc/passwd', 'proc/self/environ'],
  ...['api/../package.json', 'api/%2e%2e/x', '%', '%E0%A4%A', '%ff', 'a'.repeat(5_000)],
]

test(`${probes.length} probes for what is not public are answered 4xx, without a word of ours`, async () => {
  await using services = await testServices()
  await using site = await listen(services)

  for (const probe of probes) {
    const answer = await raw(site, `GET /${probe} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer.slice(0, 12), probe).toMatch(/^HTTP\/1\.1 4\d\d$/)
    expect(answer, probe).not.toMatch(/"dependencies"|SQLite format|root:x:|node_modules/)
  }
})

test('TRACE and CONNECT are refused', async ({ services }) => {
  await using site = await listen(services)

  for (const method of ['TRACE', 'CONNECT', 'TRACK', 'DEBUG', 'PROPFIND']) {
    const answer = await raw(
      site,
      `${method} /api/health/ HTTP/1.1\r\nHost: x\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.slice(0, 12), method).not.toMatch(/ 2\d\d$/)
    expect(answer, method).not.toContain('s3cret')
  }
})

async function raw({ port }: ListeningServer, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(Buffer.from(message, 'latin1'))
  return text(socket).catch(() => '')
}
