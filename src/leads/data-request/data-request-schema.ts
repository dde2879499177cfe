import * as z from 'zod/mini'
import { nameAndEmail, saying } from '#leads/form/person-fields.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { asked, fieldsOf, findErrors, type Texts } from '#platform/form/fields.ts'
import { optionalPhoneNumber } from '#platform/text/phone-number.ts'
import { optionalLines } from '#platform/text/text.ts'
import { dataRequestCopy as copy } from './words.en.ts'

const { labels, errors, rights } = copy
const optional = () => copy.optional

/**
 * What the Digital Personal Data Protection Act, 2023 lets a person ask for: access (section 11), correction and erasure
 * (section 12), withdrawal (section 6(4)) and a grievance (section 13).
 */
type Right = keyof typeof rights

export const RIGHTS = Object.keys(rights) as Right[]

/** The form: its fields in the order in which they are drawn. The page's own post and the API both read it. */
export const dataRequestSchema = z.object({
  right: asked(z.enum(RIGHTS, { error: () => errors.right }), { label: () => labels.right, isWide: true }),
  ...nameAndEmail(copy),
  phone_number: asked(optionalPhoneNumber(saying(() => errors.phone_number)), {
    label: () => labels.phone_number,
    note: optional,
  }),
  message: asked(optionalLines(formMessages, 5_000), { label: () => labels.message, note: optional, isWide: true }),
})

export const dataRequestForm = { kind: 'data-request', path: '/privacy/requests', accepted: 'data_request' } as const

type DataRequestField = keyof typeof dataRequestSchema.shape

export const dataRequestFields = fieldsOf<DataRequestField>(dataRequestSchema)

export function checkDataRequest(answers: Texts<DataRequestField>): Texts<DataRequestField> {
  return findErrors(dataRequestSchema, answers)
}
