import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { caddyPath, NO_CADDY } from '../../scripts/rehearse/caddy.ts'
import { walkJourneys } from '../../scripts/rehearse/journeys.ts'
import { fetchThrough } from '../../scripts/rehearse/replace.ts'
import { type Stage, startStage } from '../../scripts/rehearse/stage.ts'

// What is left out here is told loudly; where others rely on the outcome, it counts as failed.
const caddy = caddyPath()
if (!caddy) console.warn(`NOT REHEARSED. ${NO_CADDY}`)

const NOBODY = 65_534

/** Of npm run rehearse, which walks every journey (by night, npm run test:nightly), what fails first where TLS is wrong. */
test.runIf(caddy || process.env.CI)(
  'behind Caddy and TLS people sign in, write without scripts and confirm',
  async () => {
    expect(caddy, NO_CADDY).toBeTruthy()
    await using stage = await startStage(caddy!)

    expect(await statusThrough(stage, '/metrics')).toBe(404)
    const journeys = await walkJourneys(stage, ['--grep=@rehearsal', '--project=phone', '--workers=2'])
    expect(journeys).toMatchObject({ failed: 0, flaky: 0 })
    expect(journeys.passed).toBeGreaterThan(4)
  },
)

test('without root the image is left out, loudly, and counts as failed where nothing else was asked for', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/rehearse.ts', '--only', 'image'], {
    encoding: 'utf8',
    // No sudo is found there.
    env: { ...process.env, PATH: 'node_modules/.bin' },
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  })

  expect(stderr).toContain('LEFT OUT: the image of the Dockerfile')
  expect(stderr).toContain('NOT SHOWN: the image of the Dockerfile')
  expect(status).toBe(1)
})

test('commands that sign somebody in run on Node as it stands, which reads no .tsx', () => {
  const { stderr } = spawnSync(process.execPath, ['--eval', "import('./tests/support/desk.ts')"], { encoding: 'utf8' })
  expect(stderr).not.toContain('ERR_UNKNOWN_FILE_EXTENSION')
})

async function statusThrough(stage: Stage, path: string): Promise<number> {
  using _ = fetchThrough(stage)
  return (await fetch(stage.site.url + path)).status
}
