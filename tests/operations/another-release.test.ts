import { expect, test } from 'vitest'
import { makeAnotherRelease } from '../../scripts/rehearse/another-release.ts'
import { caddyPath, NO_CADDY } from '../../scripts/rehearse/caddy.ts'
import { replaceProcesses } from '../../scripts/rehearse/replace.ts'
import { startStage } from '../../scripts/rehearse/stage.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'

const caddy = caddyPath()

test.runIf(caddy || process.env.CI)(
  'behind Caddy another release in place of both processes loses nothing, and leaves nobody standing',
  async () => {
    expect(caddy, NO_CADDY).toBeTruthy()
    await using stage = await startStage(caddy!)

    using release = temporaryFolder('release')
    await makeAnotherRelease(release.path)
    const replaced = await replaceProcesses(stage, release.path)
    expect(replaced).toMatchObject({ lost: 0, twice: 0, unsent: 0, troubles: [] })
    expect(replaced.pages).toBeGreaterThan(0)
  },
)
