import { spawnSync } from 'node:child_process'

/**
 * npm test with everything in it: also what is the same at every width, at every width. Then the whole rehearsal, and
 * whether the images of deploy/ are still current.
 */
const parts: [name: string, ...command: string[]][] = [
  ['tests', 'node', 'scripts/test.ts', '--nightly'],
  ['rehearsal', 'node', 'scripts/rehearse.ts'],
  ['images of deploy/', 'node', 'scripts/check-versions.ts'],
]

const failed = parts.filter(([, command = '', ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
if (failed.length > 0) console.error(`Not well: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
