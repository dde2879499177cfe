import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { folderOfLanguage, startAddresses, startChunks } from './start-scripts.ts'

// The browser's scripts of one language, named by SCRIPT_LANGUAGE: what pages begin with, and all that follows from it, with
// the words of that language in the place of the English ones. The same modules share the same files as in the site's own
// build, so that a file without words comes out under the same name, and is one. Not the desk, which is in English.
const { SCRIPT_LANGUAGE } = process.env
if (!SCRIPT_LANGUAGE) throw new Error('SCRIPT_LANGUAGE is not named.')

const builder = await createBuilder({ logLevel: 'warn', build: { write: false } })
const built = await builder.build(builder.environments.client!)
const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
const files = new Map(output.map((file) => [file.fileName, file]))
const folder = folderOfLanguage(SCRIPT_LANGUAGE)

for (const name of reachedFrom(Object.values(startChunks(output)).map(({ fileName }) => fileName))) {
  const file = files.get(name)
  if (!file) throw new Error(`${name} is asked for, and was not built.`)
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
}
writeFileSync(`${folder}.json`, JSON.stringify(startAddresses(output)))

function reachedFrom(entries: string[]): Set<string> {
  const reached = new Set(entries)
  for (const name of reached) {
    const file = files.get(name)
    if (file?.type !== 'chunk') continue
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {}
    for (const next of [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets]) reached.add(next)
  }
  return reached
}
