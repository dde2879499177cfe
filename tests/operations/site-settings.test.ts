import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'

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

test('any other failure of a command keeps its stack', () => {
  const { status, stderr } = run('outbox-replay', '.', 'postgres://127.0.0.1:1/leads')

  expect(stderr).toContain('\n    at ')
  expect(status).toBe(1)
})

test('the password of a database is not printed', () => {
  const password = randomUUID()
  const { stderr } = run('outbox-replay', '.', `postgres://site:${password}@127.0.0.1:1/leads`)

  expect(stderr).toContain('postgres://site@127.0.0.1:1/leads')
  expect(stderr).not.toContain(password)
})

function run(command: string, DATA_DIR: string, DATABASE_URL = '') {
  return runWith({ DATA_DIR, DATABASE_URL }, command)
}

function runWith(settings: Record<string, string>, command: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, ...settings }
  return spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], { env, encoding: 'utf8' })
}
