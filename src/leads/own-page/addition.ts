import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { checkPhoto, type Photo } from '#leads/correction/check-photo.ts'
import { MAX_PHOTO_BYTES, photoType } from '#leads/correction/refuse-photo.ts'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { asked } from '#platform/form/fields.ts'
import type { Services } from '#platform/services.ts'
import { showsSomething } from '#platform/text/clean-text.ts'
import { optionalLines } from '#platform/text/text.ts'
import { ownPageCopy } from './words.en.ts'

const { add: copy } = ownPageCopy

/** What a sender adds to a lead. One of the two is there. */
export interface Addition {
  message: string
  photo?: Photo
}

type Chosen = Pick<File, 'name' | 'size'> | ''

const message = z.pipe(
  optionalLines(formMessages, 5_000),
  z.transform((text) => text ?? ''),
)

const photo = z
  .optional(z.custom<Chosen>((file) => file === '' || typeof file === 'object', { error: () => copy.photoType }))
  .check((payload) => {
    const { value } = payload
    if (!value) return
    const wrong = !photoType(value.name) ? copy.photoType : value.size > MAX_PHOTO_BYTES ? copy.photoSize : undefined
    if (wrong) payload.issues.push({ code: 'custom', message: wrong, input: value })
  })

const body = z
  .object({
    message: asked(message, { label: () => copy.message, isLong: true }),
    photo: asked(photo, { label: () => copy.photo, type: 'file' }),
  })
  .check((payload) => {
    if (showsSomething(payload.value.message) || payload.value.photo) return
    payload.issues.push({ code: 'custom', message: copy.nothing, path: ['message'], input: '' })
  })

/** Reads the multipart form of an addition; see parseFileForm. */
export async function parseAddition(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedFileForm<Addition>> {
  const form = { body, field: 'photo', maxBytes: MAX_PHOTO_BYTES, check: checkPhoto } as const
  return parseFileForm({ ...form, words: copy }, request, services, incoming)
}
