import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings, SETTINGS } from '../src/platform/env.ts'

/**
 * README's table of settings is what src/platform/env.ts says: a row for each
 * setting, with its sentence. With --fix the table is written anew.
 */
interface Described {
  description?: string
  format?: string
  unset?: string
  type?: string
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const README = 'README.md'
const TABLE = /(?<=^<!-- settings .*-->\n\n).*?(?=\n\n<!-- \/settings -->$)/ms

const described = describeSettings() as Record<string, Described>
const table = [
  '| setting | format | default | what it does |',
  '|---|---|---|---|',
  ...SETTINGS.map((name) => row(name, described[name] ?? {})),
].join('\n')

const readme = readFileSync(README, 'utf8')
if (process.argv.includes('--fix'))
  writeFileSync(
    README,
    readme.replace(TABLE, () => table),
  )
else if (TABLE.exec(readme)?.[0] !== table) {
  console.error(`${README}: the table of settings is not what src/platform/env.ts says; npm run fix writes it`)
  process.exitCode = 1
}

for (const name of SETTINGS.filter((name) => !described[name]?.description)) {
  console.error(`src/platform/env.ts: ${name} has no sentence that says what it does`)
  process.exitCode = 1
}

function row(name: string, setting: Described): string {
  const cells = [`\`${name}\``, setting.format ? writtenAs(setting.format) : limits(setting), standard(setting)]
  return `| ${[...cells, setting.description ?? ''].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function writtenAs(format: string): string {
  return format === 'email' ? 'mail address' : format
}

function limits({ type, enum: words, minimum, maximum = Infinity, minLength, maxLength }: Described): string {
  if (words) return words.join(', ')
  if (type !== 'integer') {
    if (minLength) return `text, ${minLength} characters or more`
    return maxLength ? `text, ${maxLength} characters at most` : 'text'
  }
  return maximum < Number.MAX_SAFE_INTEGER ? `${minimum} to ${maximum}` : `${minimum} or more`
}

function standard({ unset, default: value }: Described): string {
  if (unset) return unset
  return value === undefined || value === '' ? '–' : `\`${value}\``
}
