import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Works out what our records say of kVAh while building: pages need little of them, and they are large. */
export function kvahPlacesPlugin(calculator: string): Plugin {
  const id = '\0virtual:kvah-places'

  return {
    name: 'kvah-places',
    resolveId: (asked) => (asked === 'virtual:kvah-places' ? id : undefined),

    async load(loaded) {
      if (loaded !== id) return
      // By its address: what a configuration imports is bundled with it, and cannot import as the site does.
      const { kvahPlaces } = await import(pathToFileURL(resolve(calculator, 'kvah-places.ts')).href)
      const records = globSync(`${calculator}/data/*.json`).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
      return `export const kvahPlaces = ${JSON.stringify(kvahPlaces(records))}`
    },
  }
}
