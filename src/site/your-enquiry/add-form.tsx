import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormTrouble, type Refused } from './form-trouble.tsx'

const { add: copy } = ownPageCopy

/** A message, a photo of the bill, or both. Plain HTML: the browser sends it by itself. */
export function AddForm({
  token,
  isApplication,
  refused,
}: {
  token: string
  isApplication: boolean
  refused: Refused | undefined
}) {
  const { errors = {}, draft = {} } = refused ?? {}
  return (
    <section className="own-page__part" aria-labelledby="own-page-add">
      <h2 id="own-page-add" className="h-mid">
        {isApplication ? copy.headingMessage : copy.heading}
      </h2>
      <form
        className="form"
        method="post"
        encType="multipart/form-data"
        action={`${ownPageCopy.path}/${token}?act=add`}
        noValidate
      >
        <FormTrouble errors={errors} />
        <Field
          name="message"
          id="own-page-message"
          label={copy.message}
          {...(errors.message && { error: errors.message })}
          isPosted
        >
          {(control) => <textarea {...control} maxLength={10_000} defaultValue={draft.message} />}
        </Field>
        {!isApplication && (
          <Field
            name="photo"
            id="own-page-photo"
            label={copy.photo}
            hint={copy.photoHint}
            {...(errors.photo && { error: errors.photo })}
            isPosted
          >
            {(control) => <input {...control} type="file" accept=".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf" />}
          </Field>
        )}
        <div className="row">
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
    </section>
  )
}
