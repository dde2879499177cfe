import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds every rendered picture into one folder, named after all that is in it. A script then knows the address of any
 * of them from its name and size; with a hash in each name, every page had to bring a list of a hundred.
 */
export function picturesPlugin(source: string): Plugin {
  const id = '\0virtual:picture-folder'
  const files = globSync(`${source}/*.{avif,webp}`).sort()
  let folder = `/${source}`

  return {
    name: 'pictures',
    configResolved({ command }) {
      if (command === 'build') folder = `/assets/pictures-${hashOf(files)}`
    },
    resolveId: (asked) => (asked === 'virtual:picture-folder' ? id : undefined),
    load: (loaded) => (loaded === id ? `export const pictureFolder = ${JSON.stringify(folder)}` : undefined),

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `${folder.slice(1)}/${basename(file)}`,
          source: readFileSync(file),
        })
    },
  }
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}
