import { spawnSync } from 'node:child_process'

/** npm test with everything in it: also what is the same at every width, at every width. */
const { status } = spawnSync('node', ['scripts/test.ts', '--nightly'], { stdio: 'inherit' })
process.exitCode = status ?? 1
