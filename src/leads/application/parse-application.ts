import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import type { Services } from '#platform/services.ts'
import { applicationSchema } from './application-schema.ts'
import { checkResume, type Resume } from './check-resume.ts'
import { MAX_RESUME_BYTES } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

/** What the page's own post and the API take, beside what is inside the file. */
export const applicationBody = leadBody(applicationSchema)

export interface Application extends Omit<z.output<typeof applicationBody>, 'resume'> {
  resume: Resume
}

type ParsedApplication = ParsedFileForm<Application>

/** Reads the multipart form of a job; see parseFileForm. */
export async function parseApplication(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedApplication> {
  const form = { body: applicationBody, field: 'resume', maxBytes: MAX_RESUME_BYTES, check: checkResume } as const
  // Without a resume the schema refuses it.
  return (await parseFileForm({ ...form, words: applicationCopy }, request, services, incoming)) as ParsedApplication
}

/** What was typed, to be shown again. */
export function typedIn({ resume, nickname, context, notice_version, ...typed }: Application): Record<string, string> {
  return typed
}
