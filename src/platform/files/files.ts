import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Env } from '#platform/env.ts'
import { folderFiles } from './files-in-folder.ts'

/** Private files, each under a random key of ours. No visitor can name one, and no address leads to one. */
export interface FileStore {
  /** Takes over a local file. On disk, or acknowledged by the store, when this returns. */
  put: (key: string, path: string) => Promise<void>
  /** Its content; fails when there is none under this key. */
  open: (key: string) => Promise<Readable>
  /** Afterwards there is nothing under this key, whether or not there was before. */
  delete: (key: string) => Promise<void>
  has: (key: string) => Promise<boolean>
  /** Every file below a folder such as `resumes/`, or of all folders (``) but OLD_BUILDS, in no order. */
  list: (folder: string) => AsyncIterable<StoredFile>
}

export interface StoredFile {
  key: string
  storedAt: Date
}

/** A store that did not do what it was asked. The code is the one of a disk that fails: to a visitor both are 503. */
export class FileStoreFailure extends Error {
  readonly code = 'EIO'
}

/** An S3-compatible store where S3_URL names one, else DATA_DIR. */
export async function openFiles({ S3_URL, DATA_DIR }: Pick<Env, 'S3_URL' | 'DATA_DIR'>): Promise<FileStore> {
  if (!S3_URL) return folderFiles(DATA_DIR)

  // The client takes 35 MB to load: only where it is used.
  const { s3Files } = await import('./files-in-s3.ts')
  return s3Files(S3_URL)
}

/** Beside the files, and not among them: what is still arriving. */
export const UPLOADS = 'uploads'

/** Where the files of builds are kept, which can be made again: neither backed up nor moved. See old-builds/. */
export const OLD_BUILDS = 'assets/'

/** Where an upload is written before it is known to be wanted. On the same disk as DATA_DIR's files, so that it can be moved. */
export function uploadFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, UPLOADS)
}

/** Keys are ours alone; whatever else asks for a file is a mistake of ours, and stops here. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('That is not the key of a file')
  return key
}

export function isKey(key: string): boolean {
  return /^[a-z]+\/[0-9a-f-]{36}$/.test(key)
}
