import { isDoc } from './is-doc.ts'
import { isDocx } from './is-docx.ts'
import { isPdf } from './is-pdf.ts'

/** The kinds of document we take, by the end of their names, with the check of what is inside. */
const checks = { pdf: isPdf, doc: isDoc, docx: isDocx } as const

export type DocumentType = keyof typeof checks

/** What a file's name says it is; undefined for anything that we do not take. */
export function typeByName(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(checks, extension) ? (extension as DocumentType) : undefined
}

/** Whether a file is inside what its name says. Reads from the disk, never the whole of it into memory. */
export function hasContentOf(type: DocumentType, path: string): Promise<boolean> {
  return checks[type](path)
}
