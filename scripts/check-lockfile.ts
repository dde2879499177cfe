import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What is installed is what was looked at: package-lock.json says the same as
 * package.json, every version is exact, every package is known by its hash and
 * comes from the public registry, and each one that runs a script when it is
 * installed is allowed or forbidden to by name (allowScripts). npm ci installs
 * it on every system that our packages know, not only on the one that wrote it.
 */
interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  /** It comes inside the package around it, whose hash covers it. */
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const PUBLIC = 'https://registry.npmjs.org/'
const RELOCK = 'npm install --package-lock-only'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const root = packages[''] ?? {}

const troubles = [
  ...compare('dependencies', manifest.dependencies, root.dependencies),
  ...compare('devDependencies', manifest.devDependencies, root.devDependencies),
  ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(checkDirect),
  ...Object.entries(packages).flatMap(checkLocked),
  ...Object.entries(packages).flatMap(checkNeeds),
  ...askNpm(),
]

if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exitCode = 1
}

function compare(list: string, wanted: Record<string, string>, locked: Record<string, string> = {}): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
  return names
    .filter((name) => wanted[name] !== locked[name])
    .map((name) => `${list}: ${name} is ${wanted[name]} in package.json and ${locked[name]} in package-lock.json`)
}

function checkDirect([name, version]: [string, string]): string[] {
  const locked = packages[`node_modules/${name}`]?.version
  return locked === version ? [] : [`${name}: ${version} is asked for exactly, and ${locked} is locked`]
}

function checkLocked([path, { integrity, resolved = PUBLIC, link, inBundle, hasInstallScript }]: [
  string,
  Locked,
]): string[] {
  if (path === '' || link) return []
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

  return [
    ...(integrity || inBundle ? [] : [`${path} has no hash in package-lock.json`]),
    ...(resolved.startsWith(PUBLIC) ? [] : [`${path} comes from ${resolved}, and not from the public registry`]),
    ...(hasInstallScript && !(name in manifest.allowScripts)
      ? [`${name} runs a script when it is installed: allow it or forbid it in allowScripts`]
      : []),
  ]
}

// Where node_modules stands beside, npm install may lock only what this system needs. Older npm does not notice, newer
// npm refuses to install.
function checkNeeds([path, { dependencies, optionalDependencies }]: [string, Locked]): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !foldersAround(path).some((folder) => `${folder}node_modules/${name}` in packages))
    .map((name) => `${path} needs ${name}, which is not locked: run ${RELOCK}`)
}

/** Where Node looks for what the package in this folder imports, each with a slash at its end or empty. */
function foldersAround(path: string): string[] {
  const around = path.split('node_modules/').map((_, depth, parts) => parts.slice(0, depth).join('node_modules/'))
  return path === '' ? [''] : [...around, `${path}/`]
}

function askNpm(): string[] {
  const asked = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', asked, { encoding: 'utf8' })
  return status === 0 ? [] : [`npm ci would refuse the lock file:\n${stderr}`]
}
