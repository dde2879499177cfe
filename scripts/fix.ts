import { spawnSync } from 'node:child_process'

/** Mends what a machine can mend: format, import order, line numbers in the documents, the tables of settings and of tariffs. */
for (const [command = '', ...args] of [
  ['biome', 'check', '--write'],
  ['node', 'scripts/check-docs.ts', '--fix'],
  ['node', 'scripts/check-settings.ts', '--fix'],
  ['node', 'scripts/check-tariffs.ts', '--fix'],
]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
