import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormTrouble, type Refused } from './form-trouble.tsx'

const { resume: copy } = ownPageCopy

/** Another resume in the place of the one that came with the application. */
export function ResumeForm({ token, refused }: { token: string; refused: Refused | undefined }) {
  const { errors = {} } = refused ?? {}
  return (
    <section className="own-page__part" aria-labelledby="own-page-resume-heading">
      <h2 id="own-page-resume-heading" className="h-mid">
        {copy.heading}
      </h2>
      <form
        className="form"
        method="post"
        encType="multipart/form-data"
        action={`${ownPageCopy.path}/${token}?act=resume`}
        noValidate
      >
        <FormTrouble errors={errors} />
        <Field
          name="resume"
          id="own-page-resume"
          label={copy.label}
          hint={copy.hint}
          {...(errors.resume && { error: errors.resume })}
          isPosted
        >
          {(control) => <input {...control} type="file" accept=".pdf,.doc,.docx" required />}
        </Field>
        <div className="row">
          <Button type="submit" tone="line">
            {copy.submit}
          </Button>
        </div>
      </form>
    </section>
  )
}
