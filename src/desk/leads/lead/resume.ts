import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { VIRUS_FOUND } from '#leads/file-form/scan-file.ts'
import { tellLead } from '#leads/kinds.ts'
import { typeByName } from '#platform/files/documents/document-type.ts'
import { attachment } from '#platform/http/attachment.ts'
import type { Services } from '#platform/services.ts'
import type { DeskLead } from './find-desk-lead.ts'

/** Why a resume cannot be had, or null where it can. */
export function resumeTrouble(
  { file_key, file_scanned_at, quarantine_reason, released_reason }: DeskLead,
  { env }: Pick<Services, 'env'>,
): 'none' | 'unscanned' | 'infected' | null {
  if (!file_key) return 'none'
  if (env.CLAMD_URL && !file_scanned_at) return 'unscanned'
  // Letting the lead out of quarantine does not clean its file.
  return [quarantine_reason, released_reason].some((reason) => reason?.startsWith(VIRUS_FOUND)) ? 'infected' : null
}

/** The file as a download that no browser opens by itself, or undefined where it cannot be had. */
export async function downloadResume(lead: DeskLead, { env, files }: Services): Promise<Response | undefined> {
  const { file } = tellLead(lead)
  if (resumeTrouble(lead, { env }) || !lead.file_key || !file?.name) return undefined

  const content = await files.open(lead.file_key)
  return new Response(Readable.toWeb(content) as unknown as BodyInit, {
    headers: attachment(file.name, 'application/octet-stream'),
  })
}

/** A PDF as a document for a frame; undefined for all else, and where the file cannot be had. */
export async function showResume(lead: DeskLead, { env, files }: Services): Promise<Response | undefined> {
  const name = tellLead(lead).file?.name
  if (resumeTrouble(lead, { env }) || !lead.file_key || !name || typeByName(name) !== 'pdf') return undefined
  const { pdfDocument } = await import('./pdf-document.ts')
  return pdfDocument(await buffer(await files.open(lead.file_key)), leadDeskCopy.resume.frame.title(lead.full_name))
}

/** What there is of a resume to be seen on the page of its lead; null where it cannot be had. */
export async function loadPreview(lead: DeskLead, { db, env }: Pick<Services, 'db' | 'env'>) {
  const name = tellLead(lead).file?.name
  if (resumeTrouble(lead, { env }) || !name) return null
  const read = await db
    .selectFrom('resume_texts')
    .select(['text', 'trouble'])
    .where('lead_id', '=', lead.id)
    .where('file_key', '=', lead.file_key)
    .executeTakeFirst()
  return { type: typeByName(name) ?? null, text: read?.text ?? '', trouble: read?.trouble ?? ('waiting' as const) }
}
