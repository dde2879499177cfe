import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { uploadFolder } from '#platform/files/files.ts'
import { type FieldErrors, fieldErrors } from '#platform/http/forms.ts'
import { readFormContext } from '#platform/http/json-body.ts'
import {
  type MultipartForm,
  MultipartRefusal,
  type ReceivedFile,
  readMultipart,
} from '#platform/http/read-multipart.ts'
import { createSemaphore, NoPermit } from '#platform/semaphore.ts'
import type { Services } from '#platform/services.ts'

/** A file of a lead, on our disk until it is stored. */
export interface LeadUpload<Type extends string = string> {
  path: string
  /** The visitor's own name for it; see fileName. */
  name: string
  type: Type
  bytes: number
  sha256: string
}

/** A form with one file, which `field` names. */
interface FileForm<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload> {
  body: Body
  field: Field
  maxBytes: number
  /** Looks inside a file whose name and size are good. */
  check: (file: ReceivedFile) => Promise<Upload | { error: string }>
  /** Whether one is needed is the body's to say. */
  words: { busy: string; failure: string }
}

export type ParsedFileForm<Answers> = { ok: true; value: Answers } | RefusedFileForm

export interface RefusedFileForm {
  ok: false
  status: 400 | 408 | 413 | 415 | 422 | 503
  /** Always a sentence: the first error, or what is wrong with the form as a whole. */
  message: string
  errors: FieldErrors
  /** What was typed, to be shown again; a browser does not let us choose the file again. */
  draft: Record<string, string>
  hadFile: boolean
}

export const RETRY_AFTER_SECONDS = 30

// 16 at once bound the memory and the disk; a short wait in line is better for a visitor than a refusal.
const receiving = createSemaphore({ permits: 16, waiting: 64, patienceMs: 30_000 })

/**
 * Reads a multipart form as it arrives, for the API and for the page alike. What is accepted has its file on our disk,
 * which acceptWithFile takes over; what is refused leaves nothing behind. For `incoming` see readMultipart.
 */
export async function parseFileForm<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload>(
  form: FileForm<Body, Field, Upload>,
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedFileForm<Omit<z.output<Body>, Field> & { [Name in Field]?: Upload }>> {
  try {
    return await receiving.use(() => receive(form, request, services, incoming))
  } catch (error) {
    if (error instanceof MultipartRefusal) return refusedUnread(form, error)
    if (error instanceof NoPermit) return refusedBusy(form, request, incoming)
    throw error
  }
}

/** What was not a whole form, or was too much: with the texts that came, and what to say of the file. */
function refusedUnread<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload>(
  { body, field, maxBytes }: FileForm<Body, Field, Upload>,
  { status, message, fields, fileName }: MultipartRefusal,
): RefusedFileForm {
  const draft = draftOf(body, field, fields)
  const large = status === 413 && fileName && { name: fileName, size: maxBytes + 1 }
  const { error } = z.safeParse(body, { ...draft, [field]: large })
  const ofFile = large && error ? fieldErrors(error)[field] : undefined
  return {
    ...refused(status, message),
    draft,
    hadFile: Boolean(fileName),
    ...(ofFile && { errors: { [field]: ofFile } }),
  }
}

/** Texts are few bytes and need no line: a browser without script is given them back. A script has them still. */
async function refusedBusy<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload>(
  { body, field, words }: FileForm<Body, Field, Upload>,
  request: Request,
  incoming: Readable | undefined,
): Promise<RefusedFileForm> {
  const busy = refused(503, words.busy)
  if (incoming || request.bodyUsed) return busy
  try {
    const { fields } = await readMultipart(request, { fileField: field, maxFiles: 0, maxFileBytes: 0, folder: '' })
    return { ...busy, draft: draftOf(body, field, fields) }
  } catch (error) {
    if (!(error instanceof MultipartRefusal)) throw error
    return { ...busy, draft: draftOf(body, field, error.fields), hadFile: Boolean(error.fileName) }
  }
}

async function receive<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload>(
  form: FileForm<Body, Field, Upload>,
  request: Request,
  { env }: Services,
  incoming?: Readable,
) {
  const received = await readMultipart(
    request,
    { fileField: form.field, maxFileBytes: form.maxBytes, folder: uploadFolder(env) },
    incoming,
  )

  try {
    const parsed = await check(form, received, readFormContext(request.headers))
    if (!parsed.ok) await discard(received)
    return parsed
  } catch (error) {
    await discard(received)
    throw error
  }
}

async function check<Body extends z.ZodMiniObject, Field extends string, Upload extends LeadUpload>(
  { body, field, check, words }: FileForm<Body, Field, Upload>,
  { fields, file }: MultipartForm,
  context: unknown,
): Promise<ParsedFileForm<Omit<z.output<Body>, Field> & { [Name in Field]?: Upload }>> {
  const draft = draftOf(body, field, fields)
  const named = file && { name: file.name, size: file.bytes }
  const { data, error } = z.safeParse(body, { context, ...draft, [field]: named })
  const told = error ? fieldErrors(error) : {}

  const checked = file && !told[field] ? await check(file) : undefined
  const isGood = !checked || !('error' in checked)
  if (data && isGood) return { ok: true, value: { ...data, [field]: checked } as never }

  const errors = { ...told, ...(checked && 'error' in checked && { [field]: [checked.error] }) }
  return { ...refused(422, Object.values(errors)[0]?.[0] ?? words.failure), errors, draft, hadFile: Boolean(file) }
}

function draftOf(body: z.ZodMiniObject, field: string, fields: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => name !== field && Object.hasOwn(body.shape, name)))
}

async function discard({ file }: MultipartForm) {
  if (file) await rm(file.path, { force: true })
}

function refused(status: RefusedFileForm['status'], message: string): RefusedFileForm {
  return { ok: false, status, message, errors: {}, draft: {}, hadFile: false }
}
