import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { uploadFolder } from '#platform/files/files.ts'
import { readFormContext } from '#platform/http/form-context.ts'
import { type FieldErrors, fieldErrors } from '#platform/http/forms.ts'
import { type MultipartForm, MultipartRefusal, readMultipart } from '#platform/http/read-multipart.ts'
import { createSemaphore, NoPermit } from '#platform/semaphore.ts'
import type { Services } from '#platform/services.ts'
import { type ApplicationAnswers, applicationBody } from './application-body.ts'
import { checkResume, type Resume } from './check-resume.ts'
import { MAX_RESUME_BYTES } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

export interface Application extends Omit<ApplicationAnswers, 'resume'> {
  resume: Resume
}

export type ParsedApplication = { ok: true; application: Application } | RefusedApplication

export interface RefusedApplication {
  ok: false
  status: 400 | 408 | 413 | 415 | 422 | 503
  /** Always a sentence: the first error, or what is wrong with the form as a whole. */
  message: string
  errors: FieldErrors
  /** What the applicant wrote, to be shown again; a browser does not let us choose the file again. */
  draft: Record<string, string>
}

export const RETRY_AFTER_SECONDS = 30

// 16 at once bound the memory and the disk; a short wait in line is better for an applicant than a refusal.
const receiving = createSemaphore({ permits: 16, waiting: 64, patienceMs: 30_000 })

/**
 * Reads the multipart form of a job, for the API and for the page alike, as it
 * arrives. An accepted application has its resume in a file on our disk, which
 * submitApplication takes over; a refused one leaves nothing behind. For
 * `incoming` see readMultipart.
 */
export async function parseApplication(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedApplication> {
  try {
    return await receiving.use(() => receive(request, services, incoming))
  } catch (error) {
    if (error instanceof MultipartRefusal) return refused(error.status, error.message)
    if (error instanceof NoPermit) return refused(503, applicationCopy.busy)
    throw error
  }
}

async function receive(request: Request, { env }: Services, incoming?: Readable): Promise<ParsedApplication> {
  const form = await readMultipart(
    request,
    { fileField: 'resume', maxFileBytes: MAX_RESUME_BYTES, folder: uploadFolder(env) },
    incoming,
  )

  try {
    const parsed = await check(form, readFormContext(request.headers))
    if (!parsed.ok) await discard(form)
    return parsed
  } catch (error) {
    await discard(form)
    throw error
  }
}

/** For an application that is not to be submitted after all: its file goes, what was typed is returned. */
export async function giveUp(application: Application): Promise<Record<string, string>> {
  await rm(application.resume.path, { force: true })
  return typedIn(application)
}

export function typedIn({ resume, nickname, context, notice_version, ...typed }: Application): Record<string, string> {
  return typed
}

async function check({ fields, file }: MultipartForm, context: unknown): Promise<ParsedApplication> {
  const known = [...fields].filter(([name]) => name !== 'resume' && Object.hasOwn(applicationBody.shape, name))
  const draft = Object.fromEntries(known)
  const resume = file && { name: file.name, size: file.bytes }
  const { data, error } = z.safeParse(applicationBody, { context, ...draft, resume })
  const told = error ? fieldErrors(error) : {}

  const checked = file && !told.resume ? await checkResume(file) : undefined
  if (data && checked && !('error' in checked)) return { ok: true, application: { ...data, resume: checked } }

  const errors = { ...told, ...(checked && 'error' in checked && { resume: [checked.error] }) }
  return { ...refused(422, Object.values(errors)[0]?.[0] ?? applicationCopy.failure), errors, draft }
}

async function discard({ file }: MultipartForm) {
  if (file) await rm(file.path, { force: true })
}

function refused(status: RefusedApplication['status'], message: string): RefusedApplication {
  return { ok: false, status, message, errors: {}, draft: {} }
}
