import { readFile } from 'node:fs/promises'

export interface Release {
  /** What the build was made from; ends with "+" where files had been changed. Null where nobody knows. */
  commit: string | null
  built_at: string
}

const PATH = 'build/release.json'

/** What is running, as the build left word of it; undefined where it runs unbuilt. */
export async function readRelease(): Promise<Release | undefined> {
  try {
    return JSON.parse(await readFile(PATH, 'utf8')) as Release
  } catch {
    return undefined
  }
}
