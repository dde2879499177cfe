import { z } from 'zod'
import { formMessages } from '#leads/form/words.en.ts'
import { leadContextFields } from '#leads/lead-context.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { phoneNumber } from '#platform/text/phone-number.ts'
import { line, lines } from '#platform/text/text.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy

/** What an applicant writes (specification 3). The resume, a file, has its own rules: check-resume.ts. */
export const applicationSchema = z.object({
  full_name: line({ ...formMessages, required: errors.full_name }, 150),
  email: emailAddress({ ...formMessages, required: errors.email }),
  phone_number: phoneNumber({ ...formMessages, required: errors.phone_number }),
  cover_letter: lines({ ...formMessages, required: errors.cover_letter }, 5_000),

  // As it was sent, even where no such opening is (any more): refusing it would lose the applicant.
  job_id: z.string().max(100, formMessages.tooLong).transform(toOneLine).default(''),

  ...leadContextFields,
})

export type ApplicationSchema = typeof applicationSchema
export type ApplicationAnswers = z.output<ApplicationSchema>
