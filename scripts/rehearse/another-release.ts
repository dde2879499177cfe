import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PARTS = [
  'src',
  'public',
  'art',
  'content',
  'scripts',
  'build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const FRAME = 'src/site/frame/words.en.ts'
const WORD = "openMenu: 'Open menu'"

/**
 * The next release in a folder of its own, built where the present one was, as a person would who brings a clone up to
 * date: a word that every page shows is another one, and with it almost every file has another name.
 */
export function buildAnotherRelease(folder: string) {
  const configs = globSync('*.config.ts').filter((name) => !name.startsWith('playwright'))
  for (const part of [...PARTS, ...configs]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const words = readFileSync(FRAME, 'utf8')
  if (!words.includes(WORD)) throw new Error(`${FRAME} does not say ${WORD} any more: choose another word to change.`)
  writeFileSync(join(folder, FRAME), words.replace(WORD, "openMenu: 'Open the menu'"))
  appendFileSync(join(folder, 'src/ui/styles/base.css'), '\n:root { --release: 2; }\n')
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' })
}

/** The files with a name of their own that a release sends to browsers. */
export function listAssets(folder: string): string[] {
  return globSync('assets/**/*.{js,css,woff2,webp,avif,svg}', { cwd: join(folder, 'build/client') }).map(
    (file) => `/${file}`,
  )
}
