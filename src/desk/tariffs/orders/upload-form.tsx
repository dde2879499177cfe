import type { OrderFault } from '#calculator/registers/read-order.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FaultList } from './fault-list.tsx'
import { ordersCopy } from './words.en.ts'

const { upload: copy } = ordersCopy

interface UploadFormProps {
  /** What was uploaded and refused. */
  typed?: { text: string; fileName: string; endsEarly: boolean } | undefined
  faults: OrderFault[]
}

/** One record, as a file or as its text. What was refused stands there to be mended. */
export function UploadForm({ typed, faults }: UploadFormProps) {
  return (
    <section className="desk-part" id="upload">
      <h2>{copy.heading}</h2>
      {faults.length > 0 && <FaultList faults={faults} />}
      <ActForm act="upload" encType="multipart/form-data" className="form desk-form desk-form--wide">
        <Field name="file" label={copy.file} hint={copy.fileHint}>
          {(control) => <input {...control} type="file" accept=".json,.txt,application/json,text/plain" />}
        </Field>
        <input type="hidden" name="file_name" value={typed?.fileName ?? ''} />
        <Field name="text" label={copy.text} hint={copy.textHint}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} order-text`}
              rows={typed ? 24 : 6}
              spellCheck={false}
              translate="no"
              defaultValue={typed?.text}
            />
          )}
        </Field>
        <div>
          <label className="desk-check">
            <input type="checkbox" name="ends_early" defaultChecked={typed?.endsEarly} aria-describedby="early-hint" />
            <span>{copy.early}</span>
          </label>
          <span className="hint" id="early-hint">
            {copy.earlyHint}
          </span>
        </div>
        <div className="row">
          <Button type="submit">{copy.submit}</Button>
        </div>
      </ActForm>
    </section>
  )
}
