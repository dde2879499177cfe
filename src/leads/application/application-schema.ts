import * as z from 'zod/mini'
import { personFields, saying } from '#leads/form/person-fields.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { asked, fieldsOf, findErrors, type Texts } from '#platform/form/fields.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { lines } from '#platform/text/text.ts'
import { refuseResume } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

const { errors, labels } = applicationCopy

const resume = z
  .custom<Pick<File, 'name' | 'size'>>((file) => typeof file === 'object' && file !== null, {
    error: () => errors.resumeMissing,
  })
  .check((payload) => {
    const message = payload.value && refuseResume(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  })

/**
 * An application (specification 3 and 5): its fields in the order in which they are drawn, and the rules of each. The
 * browser, the page's own post and the API all read it; what is inside the resume only the server sees (check-resume.ts).
 */
export const applicationSchema = z.object({
  ...personFields(applicationCopy),
  cover_letter: asked(
    lines(
      saying(() => errors.cover_letter),
      5_000,
    ),
    { label: () => labels.cover_letter },
  ),
  resume: asked(resume, { label: () => labels.resume, type: 'file' }),
  // As it was sent, even where no such opening is (any more): refusing it would lose the applicant.
  job_id: asked(
    z._default(z.string().check(z.maxLength(100, { error: () => formMessages.tooLong }), z.overwrite(toOneLine)), ''),
    {
      type: 'hidden',
    },
  ),
})

export const applicationForm = { kind: 'application', path: '/auth/job-applications', accepted: 'job_apply' } as const

export type ApplicationField = keyof typeof applicationSchema.shape

export const applicationFields = fieldsOf<ApplicationField>(applicationSchema)

export function checkApplication(
  answers: Texts<Exclude<ApplicationField, 'resume'>>,
  resume: File | undefined,
): Texts<ApplicationField> {
  return findErrors(applicationSchema, { ...answers, resume })
}
