import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { debianProgram, findProgram, installPackage } from './debian-program.ts'

const INSTALL_MS = 5 * 60_000

/** Where Chromium is; installed first where there is none: Playwright's own, else Debian's. */
export function browserPath(): string {
  return process.env.CHROMIUM_PATH || (playwrights() ?? debians() ?? installPlaywrights() ?? installDebians() ?? fail())
}

/**
 * One that lays out, fetches and keeps pages as visitors' do. The one without windows places letters a little
 * differently, fetches pictures from further away and loads a page anew on the way back.
 */
export function wholeBrowserPath(): string {
  return playwrights() ?? findProgram('chromium-browser') ?? debianProgram('chromium') ?? browserPath()
}

/**
 * The font that stands in for ours until it has come is cut to Arial and its likes (src/ui/styles/fallback-fonts.css).
 * A machine without any of them shows visitors a jump that ours do not see.
 */
export function haveFallbackFont() {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' })
  if (!/Arial|Liberation Sans/.test(stdout ?? '')) installPackage('fonts-liberation')
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

// Without the windows that nobody sees, a browser takes half the work from the machine.
function debians(): string | undefined {
  const whole = findProgram('chromium') ?? findProgram('chromium-browser')
  return whole && (debianProgram('chromium-headless-shell') ?? whole)
}

function installPlaywrights(): string | undefined {
  console.error('Installing a browser for the tests…')
  spawnSync('playwright', ['install', '--with-deps', 'chromium-headless-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: INSTALL_MS,
  })
  return playwrights()
}

function installDebians(): string | undefined {
  return debianProgram('chromium-headless-shell') ?? debianProgram('chromium')
}

function fail(): never {
  throw new Error('There is no Chromium and none can be installed here. Install one and name it in CHROMIUM_PATH.')
}
