import type { Readable } from 'node:stream'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import type { Services } from '#platform/services.ts'
import { checkPhoto, type Photo } from './check-photo.ts'
import { type CorrectionAnswers, correctionBody } from './correction-body.ts'
import { MAX_PHOTO_BYTES } from './refuse-photo.ts'
import { correctionCopy } from './words.en.ts'

export interface Correction extends Omit<CorrectionAnswers, 'photo'> {
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
