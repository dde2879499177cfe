import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { closeToOthers } from '#platform/files/private-files.ts'
import { OperatorError } from '#platform/operation/operator-error.ts'
import { waitForDatabase } from '#platform/operation/wait-for-database.ts'
import { expectSettingsOfSite } from '../../scripts/site-settings.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { openToOthers } from '../support/open-to-others.ts'
import { findFreePort, newDatabase } from '../support/running-postgres.ts'

test.each(['backup', 'drill', 'leads-export', 'outbox-replay', 'unanswered'])(
  '%s is refused where there is no database, and makes none',
  (command) => {
    using folder = temporaryFolder('no-site')
    const { status, stderr } = run(command, folder.path)

    expect(status).toBe(1)
    expect(stderr).toBe(
      `There is no database at ${join(folder.path, 'site.db')}. Set DATA_DIR or DATABASE_URL as the site has them.\n`,
    )
    expect(existsSync(join(folder.path, 'site.db'))).toBe(false)
  },
)

test('a command says whose data it works on, and not in what it prints', () => {
  using folder = temporaryFolder('site')
  const { status, stdout, stderr } = run('migrate', folder.path)

  expect(status).toBe(0)
  expect(stderr).toContain(join(folder.path, 'site.db'))
  expect(stdout).not.toContain(folder.path)
})

test.each([
  ['start', [], { SITE_URL: 'https://www.example.com' }, /^Set these before starting: SMTP_URL, SESSION_SECRET\n$/],
  ['dev', [], { PORT: 'abc' }, /^These settings cannot be used:\n.+\n.+ PORT\n$/],
  ['move', [], {}, /^Say where to: .+\n$/],
  ['move', ['--too', 'postgres://127.0.0.1/leads'], {}, /^Unknown option '--too'.*\n$/],
  ['move', ['--to', 'postgres://127.0.0.1/leads'], {}, /^There is no database at .+\n$/],
  ['restore', [], {}, /^The data of .+\nThere is no backup in .+\n$/],
])('%s %j says what whoever gave it can mend, and no more', (command, args, settings, sentence) => {
  using folder = temporaryFolder('no-site')
  const { status, stderr } = runWith({ DATA_DIR: folder.path, ...settings }, command, ...args)

  expect(stderr).toMatch(sentence)
  expect(status).toBe(1)
})

test.each([
  [{ DATA_DIR: '/proc/site' }, /^DATA_DIR cannot be used, as \/proc\/site cannot be made\.$/],
  [{ DATA_DIR: 'package.json' }, /^DATA_DIR cannot be used, as .+package\.json is a file and not a folder\.$/],
  [{ DATA_DIR: 'package.json/data' }, /^DATA_DIR cannot be used, as .+package\.json is a file and not a folder\.$/],
  [{ BACKUP_DIR: 'package.json' }, /^BACKUP_DIR cannot be used, as .+package\.json is a file and not a folder\.$/],
  [{ BACKUP_DIR: '/proc/site' }, /^BACKUP_DIR cannot be used, as \/proc\/site cannot be made\.$/],
  [{ S3_URL: 's3://KEY:SECRET@host' }, /^✖ Give it as s3:\/\/KEY:SECRET@host\/bucket\n.+S3_URL$/m],
  [{ SMTP_URL: 'mail.example.com' }, /^✖ Give it as smtp:\/\/.+\n.+SMTP_URL$/m],
  [{ SMTP_URL: 'smtp:' }, /^✖ Give it as smtp:\/\/.+\n.+SMTP_URL$/m],
  [{ DATABASE_URL: 'mysql://host/site' }, /^✖ Give it as postgres:\/\/.+\n.+DATABASE_URL$/m],
])('with %j the site and a command say which setting to mend, and touch nothing', (settings, sentence) => {
  using folder = temporaryFolder('no-site')
  for (const command of ['start', 'migrate']) {
    const { status, stderr } = runWith({ PORT: '0', DATA_DIR: folder.path, ...settings }, command)

    expect(stderr.replace(/^The data of .+\n/, '').trimEnd()).toMatch(sentence)
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(1)
  }
  expect(readdirSync(folder.path)).toEqual([])
})

test('a folder that this user may not write is named, and so is the user’s mistake', { skip: !isRoot() }, () => {
  using folder = temporaryFolder('of-root')
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder.path, 'data') }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/migrate.ts'], { env, uid: 65534, encoding: 'utf8' })

  expect(stderr).toContain('DATA_DIR cannot be used, as the user that runs this may not write ')
  expect(status).toBe(1)
})

test('a port that is taken is told before there is a database', async () => {
  using folder = temporaryFolder('no-site')
  const taken = createServer().listen({ port: 0, host: '127.0.0.1', reusePort: true })
  await once(taken, 'listening')
  const PORT = String((taken.address() as AddressInfo).port)
  const { status, stdout, stderr } = runWith({ PORT, HOST: '127.0.0.1', DATA_DIR: folder.path }, 'start')
  taken.close()

  expect(stdout + stderr).toBe(`PORT ${PORT} is taken by another program. Stop that one, or set another PORT.\n`)
  expect(status).toBe(1)
  expect(readdirSync(folder.path)).toEqual([])
})

test('a database that starts a moment later is waited for, and one without the user is not', async () => {
  using folder = temporaryFolder('no-site')
  const url = new URL(await newDatabase(inject('postgresUrl')))
  const said: string[] = []
  const port = await findFreePort()
  const away = new URL(url)
  away.port = String(port)
  const proxy = createServer((socket) => {
    socket.pipe(connect(Number(url.port), url.hostname)).pipe(socket)
    socket.on('error', () => {})
  })

  await waitForDatabase(away.href, {
    say: (sentence) => {
      said.push(sentence)
      proxy.listen(port, '127.0.0.1')
    },
  })
  proxy.close()
  expect(said).toEqual([expect.stringContaining('does not answer: the connection is refused. Waiting for it')])

  const nobody = new URL(url)
  nobody.pathname = '/nobody-made-it'
  const { status, stderr } = run('migrate', folder.path, nobody.href)
  expect(stderr).toMatch(/The database that DATABASE_URL names, .+, is not there: .+\n$/)
  expect(status).toBe(1)
})

test('a database that never answers ends the wait with one sentence', async () => {
  const url = `postgres://site:secret@127.0.0.1:${await findFreePort()}/site`
  const waiting = waitForDatabase(url, { say: () => {}, patienceMs: 0 })

  await expect(waiting).rejects.toThrow(OperatorError)
  await expect(waiting).rejects.toThrow(
    /^The database that DATABASE_URL names, postgres:\/\/site@127[^ ]+, does not answer/,
  )
})

test('beside the settings of a site, a command that was started without them is refused', () => {
  expect(() => expectSettingsOfSite({}, 'package.json')).toThrow('settings in package.json')
  expect(() => expectSettingsOfSite({ DATA_DIR: '/var/lib/site' }, 'package.json')).not.toThrow()
  expect(() => expectSettingsOfSite({}, 'no-such-file')).not.toThrow()
})

test('what a command writes, and what an older release left, is for its own user alone', () => {
  using folder = temporaryFolder('site')
  mkdirSync(join(folder.path, 'mail'), { mode: 0o755 })
  writeFileSync(join(folder.path, 'mail/old.eml'), 'x', { mode: 0o644 })
  chmodSync(folder.path, 0o755)
  run('migrate', folder.path)
  const backups = join(folder.path, 'backups')
  expect(run('backup', folder.path).status).toBe(0)
  expect(existsSync(backups)).toBe(true)

  closeToOthers({ DATA_DIR: folder.path })
  expect(openToOthers(folder.path)).toEqual([])
})

test('the password of a database is not printed', () => {
  const password = randomUUID()
  const url = new URL(inject('postgresUrl'))
  url.username = 'nobody'
  url.password = password
  url.pathname = '/nobody-made-it'
  const { stderr } = run('outbox-replay', tmpdir(), url.href)

  expect(stderr).toContain(`postgres://nobody@${url.host}/nobody-made-it`)
  expect(stderr).not.toContain(password)
})

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function run(command: string, DATA_DIR: string, DATABASE_URL = '') {
  return runWith({ DATA_DIR, DATABASE_URL }, command)
}

function runWith(settings: Record<string, string>, command: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, ...settings }
  return spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], { env, encoding: 'utf8' })
}
