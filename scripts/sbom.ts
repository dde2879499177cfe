import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** npm run sbom [-- folder]: what we ship, package by package, as CycloneDX; read from package-lock.json, offline. */
const folder = process.argv[2] ?? 'sbom'
const file = join(folder, 'site.cdx.json')
mkdirSync(folder, { recursive: true })

const { status } = spawnSync(
  'cyclonedx-npm',
  [
    ...['--package-lock-only', '--omit', 'dev', '--output-format', 'JSON', '--output-reproducible'],
    ...['--mc-type', 'application', '--output-file', file],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, npm_config_offline: 'true' } },
)
if (status !== 0) throw new Error('The bill of materials could not be made; the reason is above.')
console.info(file)
