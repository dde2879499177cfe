import { type FormEvent, useState } from 'react'
import { ActForm, useSubmitAct } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { formMessages } from '#leads/form/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { isReadable } from '#ui/is-readable.ts'
import { TYPES } from './send-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

interface PictureFormProps {
  act: 'add' | 'replace'
  /** What it says already. */
  alt?: string
  submit: string
}

/** Sends a picture to the library; what was typed stays when the file has to be chosen again. */
export function PictureForm({ act, alt, submit: label }: PictureFormProps) {
  const submit = useSubmitAct()
  const [isGone, setGone] = useState(false)
  const { alike } = useAnswer<{ alike: string }>(act)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const control = form.querySelector<HTMLInputElement>('[type=file]')
    const file = control?.files?.[0]
    const isThere = !file || (await isReadable(file))
    setGone(!isThere)
    if (isThere) return void submit(form)

    control.value = ''
    control.focus()
  }

  return (
    <ActForm act={act} className="form desk-form" encType="multipart/form-data" onSubmit={onSubmit}>
      <Field name="alt" label={copy.alt} hint={copy.altHint}>
        {(control) => <input {...control} defaultValue={alt} maxLength={300} required />}
      </Field>
      <Field name="picture" label={copy.file} error={isGone ? formMessages.fileChanged : undefined}>
        {(control) => <input {...control} type="file" accept={TYPES.join()} required onChange={() => setGone(false)} />}
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
        <Button type="submit">{label}</Button>
      </div>
    </ActForm>
  )
}
