import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOWED, EXCEPTIONS } from './licences.ts'

/** Every package that is locked may be used as it is used: shipped, or to build and test. */
interface Locked {
  license?: unknown
  dev?: boolean
  /** Besides, something that we ship could use it, and does not bring it. */
  devOptional?: boolean
  link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const used = new Set<string>()
const troubles = Object.entries(packages).flatMap(([path, locked]) => check(path, locked))
troubles.push(
  ...EXCEPTIONS.filter(({ name }) => !used.has(String(name))).map(
    ({ name }) => `no package needs the exception ${name}`,
  ),
)

if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exitCode = 1
}

function check(path: string, { dev = false, devOptional = false, link, license }: Locked): string[] {
  if (path === '' || link) return []
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const licence = textOf(license) ?? licenceIn(path)
  if (licence === undefined) return [`${name} has no licence`]

  return isAllowed(licence, (each) => isException(name, each, dev || devOptional))
    ? []
    : [`${name}: ${licence} is not allowed here`]
}

/** An SPDX expression of the simple kind: one AND or one OR throughout. */
function isAllowed(expression: string, isExcepted: (licence: string) => boolean): boolean {
  const isFine = (licence: string) => ALLOWED.has(licence.trim()) || isExcepted(licence.trim())
  const bare = expression.replaceAll(/[()]/g, '')
  return bare.includes(' OR ') ? bare.split(' OR ').some(isFine) : bare.split(' AND ').every(isFine)
}

function isException(name: string, licence: string, isForDevelopment: boolean): boolean {
  const exception = EXCEPTIONS.find((each) => each.name.test(name) && each.licence === licence)
  if (!exception || (exception.isForDevelopment && !isForDevelopment)) return false
  used.add(String(exception.name))
  return true
}

// Older packages name it in another way, or only in a file of their own.
function licenceIn(path: string): string | undefined {
  const file = join(path, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown; licenses?: unknown[] }
  return textOf(license) ?? textOf(licenses?.[0]) ?? textInFile(path)
}

function textOf(licence: unknown): string | undefined {
  if (typeof licence === 'string') return licence
  return (licence as { type?: string } | undefined)?.type
}

function textInFile(path: string): string | undefined {
  const file = ['LICENSE', 'LICENSE.md', 'license', 'Readme.md', 'README.md']
    .map((name) => join(path, name))
    .find(existsSync)
  return file && /\bMIT\b|Permission is hereby granted, free of charge/.test(readFileSync(file, 'utf8'))
    ? 'MIT'
    : undefined
}
