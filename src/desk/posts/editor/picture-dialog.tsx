import { useEffect, useRef, useState } from 'react'
import { type SentPicture, sendPicture, TYPES } from '#desk/posts/pictures/send-picture.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { editorCopy } from '#desk/posts/words.en.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { isReadable } from '#ui/is-readable.ts'
import { EditorDialog } from './editor-dialog.tsx'
import type { FigureAttributes } from './figure-node.ts'

const copy = editorCopy.pictureDialog

interface PictureDialogProps {
  /** The picture that is there already, to change what it says. */
  figure?: FigureAttributes
  /** The picture that was pasted or dropped. */
  pasted?: File
  hasCaption?: boolean
  onDone: (figure: FigureAttributes) => void
  onClose: () => void
}

/** A picture from the writer's machine with the text that stands for it: none goes without. */
export function PictureDialog({ figure, pasted, hasCaption, onDone, onClose }: PictureDialogProps) {
  const [file, setFile] = useState(pasted)
  const fileInput = useRef<HTMLInputElement>(null)
  const altInput = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState(figure?.alt ?? '')
  const [caption, setCaption] = useState(figure?.caption ?? '')
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>(
    pasted && !TYPES.includes(pasted.type) ? { file: pictureCopy.trouble.type } : {},
  )
  const [isSending, setSending] = useState(false)
  const [alike, setAlike] = useState<SentPicture>()

  useEffect(() => {
    if (!pasted || !fileInput.current) return
    const chosen = new DataTransfer()
    chosen.items.add(pasted)
    fileInput.current.files = chosen.files
    if (TYPES.includes(pasted.type)) altInput.current?.focus()
  }, [pasted])

  function submit() {
    return send(false)
  }

  async function send(anyway: boolean) {
    if (isSending) return
    if (!alt.trim()) return setErrors({ alt: pictureCopy.altMissing })
    if (figure && !file) return onDone({ ...figure, alt: alt.trim(), caption: caption.trim() })
    if (!file) return setErrors({ file: pictureCopy.missing })

    if (!(await isReadable(file))) {
      if (fileInput.current) fileInput.current.value = ''
      setFile(undefined)
      return setErrors({ file: formMessages.fileChanged })
    }

    setSending(true)
    const sent = await sendPicture(file, alt.trim(), anyway)
    setSending(false)
    if ('error' in sent) {
      setAlike(sent.alike)
      return setErrors({ file: sent.error })
    }
    place(sent)
  }

  function place({ src, width, height }: SentPicture) {
    onDone({ src, alt: alt.trim(), width: String(width), height: String(height), caption: caption.trim() })
  }

  return (
    <EditorDialog heading={copy.heading} onSubmit={submit} onClose={onClose}>
      <Field
        name="picture_file"
        label={figure ? copy.change : pictureCopy.file}
        hint={pictureCopy.lead}
        error={errors.file}
      >
        {(control) => (
          <input
            {...control}
            ref={fileInput}
            type="file"
            accept={TYPES.join(',')}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setAlike(undefined)
            }}
          />
        )}
      </Field>
      {alike && (
        <p className="row">
          <img className="pictures__small" src={alike.small} alt={alike.alt} width={96} height={96} />
          <Button tone="line" small onClick={() => place(alike)}>
            {pictureCopy.alike.take}
          </Button>
          <Button tone="line" small onClick={() => send(true)}>
            {pictureCopy.alike.anyway}
          </Button>
        </p>
      )}
      <Field name="picture_alt" label={pictureCopy.alt} hint={pictureCopy.altHint} error={errors.alt}>
        {(control) => (
          <input
            {...control}
            ref={altInput}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
      {hasCaption && (
        <Field name="picture_caption" label={pictureCopy.caption}>
          {(control) => <input {...control} value={caption} onChange={(event) => setCaption(event.target.value)} />}
        </Field>
      )}
      <div className="row">
        <Button type="submit" busy={isSending}>
          {isSending ? pictureCopy.uploading : figure ? copy.save : copy.insert}
        </Button>
        <Button tone="line" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </EditorDialog>
  )
}
