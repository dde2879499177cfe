import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore, StoredFile } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'

/** How many resumes are in the store on this disk, and how many are still on the way there. */
export async function filesKept({ env }: Services): Promise<{ resumes: number; uploads: number }> {
  const count = async (folder: string) => (await readdir(join(env.DATA_DIR, folder)).catch(() => [])).length
  return { resumes: await count('resumes'), uploads: await count('uploads') }
}

/** What a store has in a folder, or in all of them. */
export async function filesIn(files: FileStore, folder = ''): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of files.list(folder)) found.push(file)
  return found
}

/** By name, in order. */
export async function keysIn(files: FileStore, folder?: string): Promise<string[]> {
  return (await filesIn(files, folder)).map(({ key }) => key).toSorted()
}
