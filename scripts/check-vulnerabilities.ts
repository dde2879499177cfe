import { spawnSync } from 'node:child_process'

const PATIENCE_MS = 20_000

/**
 * Asks the registry which of the packages that we ship are known to be
 * vulnerable. Where nobody answers, such as on a machine without the Internet,
 * it says so: what was not checked is neither passed nor failed.
 */
interface Audit {
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>
}

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit-level=moderate'], {
  encoding: 'utf8',
  timeout: PATIENCE_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const { vulnerabilities } = read(stdout)

if (!vulnerabilities) {
  console.warn('NOT CHECKED: the registry does not answer npm audit here.')
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => !['info', 'low'].includes(severity))
  for (const [name, { severity }] of grave) console.error(`${name}: ${severity}; see npm audit`)
  if (grave.length > 0) process.exitCode = 1
}

function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return {}
  }
}
