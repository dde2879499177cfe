import { useRef, useState } from 'react'
import { COVERS } from '#articles/post.ts'
import { Field } from '#ui/field.tsx'
import { PictureDialog } from './editor/picture-dialog.tsx'
import type { PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { deskPostsCopy as copy } from './words.en.ts'

interface CoverFieldsProps {
  body: PostBody
  troubles: PostTroubles
  /** A picture was chosen: no field tells of it. */
  onChoose: () => void
}

/** The drawn cover of an article, or pictures in its place. */
export function CoverFields({ body, troubles, onChoose }: CoverFieldsProps) {
  return (
    <>
      <fieldset className="field covers" id="cover" tabIndex={-1}>
        <legend>{copy.fields.cover}</legend>
        <div className="covers__all">
          {COVERS.map((cover) => (
            <label key={cover}>
              <input type="radio" name="cover" value={cover} defaultChecked={cover === body.cover} />
              <img src={`/covers/${cover}.svg`} alt="" width="640" height="400" loading="lazy" />
              <span>{copy.fields.covers[cover]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField
        name="featured_image"
        value={body.featured_image}
        error={troubles.featured_image}
        onChoose={onChoose}
      />
      <Field name="cover_alt" label={copy.fields.cover_alt} error={troubles.cover_alt}>
        {(control) => <input {...control} defaultValue={body.cover_alt} />}
      </Field>
      <PictureField
        name="thumbnail_image"
        value={body.thumbnail_image}
        error={troubles.thumbnail_image}
        onChoose={onChoose}
      />
    </>
  )
}

interface PictureFieldProps {
  name: 'featured_image' | 'thumbnail_image'
  value: string
  error?: string
  onChoose: () => void
}

function PictureField({ name, value, error, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)

  function choose(src: string) {
    setOpen(false)
    if (input.current) input.current.value = src
    onChoose()
  }

  return (
    <div className="picture-field">
      <Field name={name} label={copy.fields[name]} hint={copy.fields.pictureHint} error={error}>
        {(control) => <input {...control} ref={input} defaultValue={value} />}
      </Field>
      <button className="desk-link needs-script" type="button" onClick={() => setOpen(true)}>
        {copy.chooseCover}
      </button>
      {isOpen && <PictureDialog onDone={({ src }) => choose(src)} onClose={() => setOpen(false)} />}
    </div>
  )
}
