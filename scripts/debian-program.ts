import { spawnSync } from 'node:child_process'

const INSTALL_MS = 5 * 60_000

/** Where a program is; its Debian package is installed first where there is none. Undefined where that fails. */
export function debianProgram(name: string, debianPackage = name): string | undefined {
  return findProgram(name) ?? install(name, debianPackage)
}

/** Where a program is, if it is here. */
export function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], { encoding: 'utf8' })
  return stdout.trim() || undefined
}

function install(name: string, debianPackage: string): string | undefined {
  installPackage(debianPackage)
  const path = findProgram(name)
  if (!path) console.warn(`There is no ${name} here, and its package ${debianPackage} cannot be installed.`)
  return path
}

export function installPackage(debianPackage: string) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    spawnSync(program, args, { stdio: 'ignore', timeout: INSTALL_MS })
  }
}
