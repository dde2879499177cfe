import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Works out while building what the house of /smart-home costs, as data for its words and as styles that do the sum. */
export function houseBillsPlugin({ house, calculator }: { house: string; calculator: string }): Plugin {
  const ids = new Map(['virtual:house-bills', 'virtual:house-bills.css'].map((asked) => [asked, `\0${asked}`]))

  return {
    name: 'house-bills',
    resolveId: (asked) => ids.get(asked),

    async load(loaded) {
      if (![...ids.values()].includes(loaded)) return
      const [{ houseBills }, { houseCss }, { dayInIndia }] = await Promise.all(
        [`${house}/house-bills.ts`, `${house}/house-css.ts`, 'src/platform/day-in-india.ts'].map(
          // By its address: what a configuration imports is bundled with it, and cannot import as the site does.
          (file) => import(pathToFileURL(resolve(file)).href),
        ),
      )
      const records = globSync(`${calculator}/data/*.json`).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
      const bills = houseBills(records, dayInIndia(new Date()))
      return loaded.endsWith('.css') ? houseCss(bills) : `export const bills = ${JSON.stringify(bills)}`
    },
  }
}
