import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '#platform/env.ts'
import { debianProgram } from '../../scripts/debian-program.ts'
import { caddyPath } from '../../scripts/rehearse/caddy.ts'
import { SERVER, SMALL_MEMORY } from '../../scripts/server-process.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { makeCertificate } from '../support/make-certificate.ts'

// No container runs where these tests run: what can be known without one is looked at here (docs/runbook.md).
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

test('the compose file gives each site its settings, a root that cannot be written, and time to stop', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose
  const { site } = services

  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site', 'postgres', 'store', 'mailpit', 'caddy']))
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(Number.parseInt(site!.stop_grace_period!, 10)).toBeGreaterThan(15)
  expect(Object.keys(site!.environment!).filter((name) => !SETTINGS.includes(name))).toEqual([])
  for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/:[^:]*\d/)

  const needed = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
  for (const name of new Set(needed)) expect(read('compose.env.example')).toMatch(new RegExp(`^${name}=`, 'm'))
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))
  for (const name of mounted) expect(name.startsWith('./') ? existsSync(`deploy/${name}`) : name in volumes).toBe(true)
})

test('the Caddyfile is told by compose what it cannot do without', () => {
  const asked = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name!)
  const { caddy } = (parse(read('compose.yaml')) as Compose).services

  expect(Object.keys(caddy!.environment!)).toEqual(expect.arrayContaining(asked))
  expect((read('Caddyfile').match(/\{/g) ?? []).length).toBe((read('Caddyfile').match(/\}/g) ?? []).length)
})

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

test.each(['site.service', 'site-backup.service'])('%s sets what are settings and starts what is there', (name) => {
  const unit = read(name)
  expect(settingsIn(unit.match(/^Environment=.*$/gm)?.join(' ') ?? '')).toEqual([])
  for (const [, script = ''] of unit.matchAll(/^ExecStart=\S+(?: --\S+)* (\S+)$/gm))
    expect(existsSync(script), script).toBe(true)
  expect(unit).toMatch(/^User=site$/m)
})

test.each(['Dockerfile', 'site.service'])('%s starts the server with as little memory as npm start does', (name) => {
  const text = read(name).replaceAll('", "', ' ')
  expect(text).toContain(`node ${[...SMALL_MEMORY.flags, SERVER].join(' ')}`)
  for (const [setting, value] of Object.entries(SMALL_MEMORY.env)) expect(text).toContain(`${setting}=${value}`)
})

test('the README names every setting that is not for tests or one of the limits, and no other', () => {
  const [, table = ''] = /## Settings\n(.*?)\n## /s.exec(readFileSync('README.md', 'utf8')) ?? []
  const named = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)
  const expected = SETTINGS.filter((name) => !name.startsWith('LIMIT_') && name !== 'RECAPTCHA_VERIFY_URL')

  expect(expected.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([])
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
  const units = ['site.service', 'site-backup.service', 'site-backup.timer'].map((name) => `deploy/${name}`)
  const { stderr } = spawnSync(analyze!, ['verify', '--man=no', ...units], { encoding: 'utf8' })
  // The release is not in /opt/site here, and there may be nobody called site.
  const complaints = stderr
    .split('\n')
    .filter((line) => line.includes('deploy/') && !/not executable|No such file/.test(line))
  expect(complaints).toEqual([])
})

test('a CDN keeps what the site says may be kept', () => {
  const { rules } = parse(read('cdn.yaml')) as { rules: { path: string; cache_control: string }[] }
  const said = (file: string) => readFileSync(`src/${file}`, 'utf8')
  const ruleOf = (start: string) => rules.find(({ path }) => path === start)!.cache_control

  expect(said('server.ts')).toContain(`'${ruleOf('/assets/*')}'`)
  expect(said('features/geography/geography-api.ts')).toContain(`'${ruleOf('/api/geo/*')}'`)
  expect(said('features/blog/blogs-api.ts')).toContain(`'${ruleOf('/api/blogs/*')}'`)
  expect(ruleOf('/desk*')).toBe('no-store')
})

interface Compose {
  services: Record<
    string,
    {
      image?: string
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
