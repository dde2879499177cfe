import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import type { Services } from '#platform/services.ts'
import { checkPhoto, type Photo } from './check-photo.ts'
import { correctionSchema } from './correction-schema.ts'
import { MAX_PHOTO_BYTES } from './refuse-photo.ts'
import { correctionCopy } from './words.en.ts'

/** What the page's own post and the API take, beside what is inside the file. */
export const correctionBody = leadBody(correctionSchema)

export interface Correction extends Omit<z.output<typeof correctionBody>, 'photo'> {
  photo?: Photo
}

/** Reads the multipart form of a correction; see parseFileForm. */
export function parseCorrection(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedFileForm<Correction>> {
  const form = { body: correctionBody, field: 'photo', maxBytes: MAX_PHOTO_BYTES, check: checkPhoto } as const
  return parseFileForm({ ...form, words: correctionCopy }, request, services, incoming)
}

/** What was typed, to be shown again. */
export function typedIn({ photo, nickname, context, notice_version, ...typed }: Correction): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined)) as Record<string, string>
}
