import * as z from 'zod/mini'
import { nameAndEmail, saying } from '#leads/form/person-fields.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { asked, fieldsOf, findErrors, type Texts } from '#platform/form/fields.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { line, lines, optionalLine } from '#platform/text/text.ts'
import { refusePhoto } from './refuse-photo.ts'
import { correctionCopy as copy } from './words.en.ts'

const { labels, errors } = copy
const optional = () => copy.optional

const link = optionalLine(formMessages, 500).check((payload) => {
  const { value } = payload
  if (value && !/^https?:\/\/[^\s/]+\.\S+$/i.test(value))
    payload.issues.push({ code: 'custom', message: errors.link, input: value })
})

const photo = z
  .optional(
    z.custom<Pick<File, 'name' | 'size'> | ''>((file) => file === '' || typeof file === 'object', {
      error: () => errors.photoType,
    }),
  )
  .check((payload) => {
    const message = payload.value && refusePhoto(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  })

/**
 * That a rate is wrong: the form's fields in the order in which they are drawn, and the rules of each. The browser, the
 * page's own post and the API all read it; what is inside the photo only the server sees (check-photo.ts).
 */
export const correctionSchema = z.object({
  state: asked(
    line(
      saying(() => errors.state),
      60,
    ),
    { label: () => labels.state },
  ),
  company: asked(optionalLine(formMessages, 100), { label: () => labels.company, note: optional }),
  line: asked(
    line(
      saying(() => errors.line),
      100,
    ),
    { label: () => labels.line, isWide: true },
  ),
  should_be: asked(
    lines(
      saying(() => errors.should_be),
      2_000,
    ),
    {
      label: () => labels.should_be,
      isWide: true,
    },
  ),
  link: asked(link, { label: () => labels.link, note: optional, isWide: true }),
  photo: asked(photo, { label: () => labels.photo, note: optional, type: 'file', isWide: true }),
  ...nameAndEmail(copy),
  /** The record of the bill that it is about, as it was sent: it may have been replaced since. */
  tariff_id: asked(
    z._default(z.string().check(z.maxLength(100, { error: () => formMessages.tooLong }), z.overwrite(toOneLine)), ''),
    {
      type: 'hidden',
    },
  ),
})

export const correctionForm = {
  kind: 'correction',
  path: '/calculator/corrections',
  accepted: 'rate_correction',
} as const

export type CorrectionField = keyof typeof correctionSchema.shape

export const correctionFields = fieldsOf<CorrectionField>(correctionSchema)

export function checkCorrection(
  answers: Texts<Exclude<CorrectionField, 'photo'>>,
  photo: File | undefined,
): Texts<CorrectionField> {
  return findErrors(correctionSchema, { ...answers, photo })
}
