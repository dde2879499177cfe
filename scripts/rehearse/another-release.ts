import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildElsewhere } from '../build-elsewhere.ts'

const FRAME = 'src/site/frame/words.en.ts'
const WORD = "openMenu: 'Open menu'"

/**
 * The next release in a folder of its own, built where the present one was, as a person would who brings a clone up to
 * date: a word that every page shows is another one, and with it almost every file has another name.
 */
export function buildAnotherRelease(folder: string) {
  const words = readFileSync(FRAME, 'utf8')
  if (!words.includes(WORD)) throw new Error(`${FRAME} does not say ${WORD} any more: choose another word to change.`)
  buildElsewhere(folder, { parts: ['build'], change })

  function change() {
    writeFileSync(join(folder, FRAME), words.replace(WORD, "openMenu: 'Open the menu'"))
    appendFileSync(join(folder, 'src/ui/styles/base.css'), '\n:root { --release: 2; }\n')
  }
}

/** The files with a name of their own that a release sends to browsers. */
export function listAssets(folder: string): string[] {
  return globSync('assets/**/*.{js,css,woff2,webp,avif,svg}', { cwd: join(folder, 'build/client') }).map(
    (file) => `/${file}`,
  )
}
