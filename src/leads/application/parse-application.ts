import type { Readable } from 'node:stream'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import type { Services } from '#platform/services.ts'
import { type ApplicationAnswers, applicationBody } from './application-body.ts'
import { checkResume, type Resume } from './check-resume.ts'
import { MAX_RESUME_BYTES } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

export interface Application extends Omit<ApplicationAnswers, 'resume'> {
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
