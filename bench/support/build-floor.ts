import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { floorPage } from './floor-page.ts'

const CLIENT = resolve('build/client')

/** Writes each page as plain HTML into a folder, beside the same pictures and fonts. */
export async function buildFloor(folder: string, site: string, paths: string[]) {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(CLIENT, { withFileTypes: true })) {
    if (['assets', 'icons', 'covers', 'posts'].includes(entry.name) || entry.isFile()) {
      if (!entry.name.endsWith('.html')) symlinkSync(join(CLIENT, entry.name), join(folder, entry.name))
    }
  }

  for (const path of paths) {
    const html = await (await fetch(site + path)).text()
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), floorPage(html))
  }
}
