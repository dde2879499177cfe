import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TYPES } from './send-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

interface PictureFormProps {
  act: 'add' | 'replace'
  /** What it says already. */
  alt?: string
  submit: string
}

/** Sends a picture to the library. */
export function PictureForm({ act, alt, submit }: PictureFormProps) {
  const { alike } = useAnswer<{ alike: string }>(act)

  return (
    <ActForm act={act} className="form desk-form" encType="multipart/form-data" isEmptiedWhenDone>
      <Field name="alt" label={copy.alt} hint={copy.altHint}>
        {(control) => <input {...control} defaultValue={alt} maxLength={300} required />}
      </Field>
      <Field name="picture" label={copy.file}>
        {(control) => <input {...control} type="file" accept={TYPES.join()} required />}
      </Field>
      {alike !== undefined && (
        <>
          <p>
            <DeskLink to={`/desk/pictures/${alike}`}>{copy.alike.see}</DeskLink>
          </p>
          <label className="desk-check">
            <input type="checkbox" name="anyway" value="1" />
            <span>{copy.alike.anyway}</span>
          </label>
        </>
      )}
      <div className="row">
        <Button type="submit">{submit}</Button>
      </div>
    </ActForm>
  )
}
