import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Everything in a folder, and the folder, that users other than its own may read or enter, with its mode. */
export function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...inside].flatMap((path) => {
    const mode = lstatSync(path).mode & 0o777
    return mode & 0o077 ? [`${path} ${mode.toString(8)}`] : []
  })
}
