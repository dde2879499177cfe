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

    expect(status).not.toBe(0)
    expect(stderr).toContain(`There is no database at ${join(folder.path, 'site.db')}`)
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

test('the password of a database is not printed', () => {
  const password = randomUUID()
  const { stderr } = run('outbox-replay', '.', `postgres://site:${password}@127.0.0.1:1/leads`)

  expect(stderr).toContain('postgres://site@127.0.0.1:1/leads')
  expect(stderr).not.toContain(password)
})

function run(command: string, DATA_DIR: string, DATABASE_URL = '') {
  const env = { PATH: process.env.PATH, DATA_DIR, DATABASE_URL }
  return spawnSync(process.execPath, [`scripts/${command}.ts`], { env, encoding: 'utf8' })
}
