import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CLIENT = resolve('build/client')

/**
 * Writes each page as plain HTML into a folder, beside the same pictures and fonts. `kept` is the type of the scripts
 * that stay, such as the rules by which a browser fetches pages ahead.
 */
export async function buildFloor(folder: string, site: string, paths: string[], kept?: string) {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(CLIENT, { withFileTypes: true })) {
    if (['assets', 'icons', 'covers', 'posts'].includes(entry.name) || entry.isFile()) {
      if (!entry.name.endsWith('.html')) symlinkSync(join(CLIENT, entry.name), join(folder, entry.name))
    }
  }

  for (const path of paths) {
    const html = await (await fetch(site + path)).text()
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), floorPage(html, kept))
  }
}

/**
 * The same page as somebody would write it by hand in one file: the same words, pictures and styles, and no script.
 * Links are plain links, so what React leaves in the markup to find its way goes too.
 */
export function floorPage(html: string, kept?: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, (script) => (kept && script.includes(`type="${kept}"`) ? script : ''))
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*\bdisabled[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ data-(start|ids|props|discover)="[^"]*"/g, '')
}
