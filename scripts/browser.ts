import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALL_MS = 5 * 60_000
const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Where Chromium is; installed first where there is none: Playwright's own, else Debian's. */
export function browserPath(): string {
  return find() ?? installPlaywrights() ?? installDebians() ?? fail()
}

function find(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...DEBIAN].find(
    (path) => path && existsSync(path),
  )
}

function installPlaywrights(): string | undefined {
  console.error('Installing a browser for the tests…')
  spawnSync('playwright', ['install', '--with-deps', 'chromium-headless-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: INSTALL_MS,
  })
  return find()
}

function installDebians(): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...args] = [...sudo, ...command]
    spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS })
  }
  return find()
}

function fail(): never {
  throw new Error('No Chromium is to be had. Install one and name it in CHROMIUM_PATH.')
}
