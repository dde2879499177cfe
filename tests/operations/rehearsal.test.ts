import { expect, test } from 'vitest'
import { caddyPath, NO_CADDY } from '../../scripts/rehearse/caddy.ts'
import { walkJourneys } from '../../scripts/rehearse/journeys.ts'
import { replaceProcesses } from '../../scripts/rehearse/replace.ts'
import { startStage } from '../../scripts/rehearse/stage.ts'

const PATIENCE_MS = 600_000

// What is left out here is told loudly; where others rely on the outcome, it counts as failed.
const caddy = caddyPath()
if (!caddy) console.warn(`NOT REHEARSED. ${NO_CADDY}`)
const isRun = Boolean(caddy) || Boolean(process.env.CI)

test.runIf(isRun)(
  'behind Caddy and TLS, on two processes, what tells most of a visit and of the desk works',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    expect(caddy, NO_CADDY).toBeTruthy()
    await using stage = await startStage(caddy!)

    expect(await walkJourneys(stage, ['--grep=@rehearsal', '--workers=2'])).toMatchObject({ failed: 0, flaky: 0 })
  },
)

test.runIf(isRun)(
  'replacing the processes one after the other loses nothing and strands nobody',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    expect(caddy, NO_CADDY).toBeTruthy()
    await using stage = await startStage(caddy!)
    const replaced = await replaceProcesses(stage)

    expect(replaced).toMatchObject({ lost: 0, twice: 0, unsent: 0, troubles: [] })
    expect(replaced.pages).toBeGreaterThan(0)
  },
)
