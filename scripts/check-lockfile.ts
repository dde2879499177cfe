import { readFileSync } from 'node:fs'

/**
 * What is installed is what was looked at: package-lock.json says the same as
 * package.json, every version is exact, every package is known by its hash,
 * and each one that runs a script when it is installed is allowed or forbidden
 * to by name (allowScripts).
 */
interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const root = packages[''] ?? {}

const troubles = [
  ...compare('dependencies', manifest.dependencies, root.dependencies),
  ...compare('devDependencies', manifest.devDependencies, root.devDependencies),
  ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(checkDirect),
  ...Object.entries(packages).flatMap(checkLocked),
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

function checkLocked([path, { integrity, link, hasInstallScript, os, cpu }]: [string, Locked]): string[] {
  if (path === '' || link) return []
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  // For another system, npm never installs it here, and with it none of its scripts.
  const isHere = (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))

  return [
    ...(integrity ? [] : [`${path} has no hash in package-lock.json`]),
    ...(hasInstallScript && isHere && !(name in manifest.allowScripts)
      ? [`${name} runs a script when it is installed: allow it or forbid it in allowScripts`]
      : []),
  ]
}
