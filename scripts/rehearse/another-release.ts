import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compress } from '../build.ts'

/** What a release needs to run: as the image of deploy/Dockerfile has it. */
const PARTS = ['build', 'src', 'scripts', 'content', 'public', 'package.json']
const WORD = 'Open menu'

/**
 * The next release in a folder of its own, made of the build that is there: each script and style has another name, and a
 * word that every page shows is another one. To a visitor and to the process of the release before that is all that a
 * build of other sources would be, which takes minutes. Pictures and fonts keep their names, as they do then.
 */
export async function makeAnotherRelease(folder: string) {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const assets = join(folder, 'build/client/assets')
  const names = globSync('*.{js,css}', { cwd: assets })
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  let saysWord = false
  for (const file of globSync('build/**/*.{js,css}', { cwd: folder })) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    saysWord ||= file.startsWith('build/server/') && text.includes(WORD)
    writeFileSync(path, text.replaceAll(anyName, nextName).replaceAll(WORD, 'Open the menu'))
  }
  if (!saysWord) throw new Error(`No page says ${WORD} any more: choose another word to change.`)

  for (const name of names)
    for (const ending of ['', '.br', '.gz'])
      renameSync(join(assets, name + ending), join(assets, nextName(name) + ending))
  await Promise.all(names.map((name) => compress(join(assets, nextName(name)))))
}

/** With the hash that stands before its ending changed. */
function nextName(name: string): string {
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
  return name.replace(/.{8}(?=\.\w+$)/, hash)
}

/** The files with a name of their own that a release sends to browsers. */
export function listAssets(folder: string): string[] {
  return globSync('assets/**/*.{js,css,woff2,webp,avif,svg}', { cwd: join(folder, 'build/client') }).map(
    (file) => `/${file}`,
  )
}
