import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** What is checked without running the site, in the order in which a mistake is found fastest. */
export const checks: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc'],
  ['texts that change', 'node', 'scripts/check-texts.ts'],
  ['words in their files', 'node', 'scripts/check-words.ts'],
  ['translations of today’s words', 'node', 'scripts/check-translations.ts'],
  ['letters of our fonts', 'node', 'scripts/check-letters.ts'],
  ['tariff records', 'node', 'scripts/check-tariffs.ts'],
  ['documentation links', 'node', 'scripts/check-docs.ts'],
  ['table of settings', 'node', 'scripts/check-settings.ts'],
  ['lock file', 'node', 'scripts/check-lockfile.ts'],
  ['licences', 'node', 'scripts/check-licences.ts'],
  ['no secret in any file', 'secretlint', '**/*', '.*'],
  ['known vulnerabilities', 'node', 'scripts/check-vulnerabilities.ts'],
]

if (import.meta.main) {
  const failed = checks.filter(([name, command, ...args]) => {
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    console.info(`${status === 0 ? '✓' : '✗'} ${name}`)
    return status !== 0
  })

  printLargestFiles()
  process.exitCode = failed.length > 0 ? 1 : 0
}

// No limit, a hint: is each of these still one idea?
function printLargestFiles() {
  const sizes = globSync('src/**/*.{ts,tsx,css}')
    .filter((path) => !/(\/content\/|\/migrations\/|\.test\.)/.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length }))
    .sort((a, b) => b.lines - a.lines)

  console.info(
    `\nThe longest files:\n${sizes
      .slice(0, 10)
      .map(({ path, lines }) => `${lines}  ${path}`)
      .join('\n')}`,
  )
}
