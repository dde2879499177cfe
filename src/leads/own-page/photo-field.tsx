import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { ownPageLinkCopy as copy } from './receipt-words.en.ts'

const TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.pdf']
const MAX_BYTES = 10 * 1024 * 1024

/**
 * A photo of the bill, sent after the form by its script. Without one it is not there: then the page of thanks leads to
 * where it is added.
 */
export function PhotoField({ disabled }: { disabled: boolean }) {
  const [error, setError] = useState<string>()

  return (
    <div className="full needs-script">
      <Field name="bill_photo" label={`${copy.photo} ${copy.optional}`} hint={copy.hint} {...(error && { error })}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={TYPES.join()}
            disabled={disabled}
            onChange={({ target }) => {
              const wrong = target.files?.[0] && problemWith(target.files[0])
              if (wrong) target.value = ''
              setError(wrong)
            }}
          />
        )}
      </Field>
    </div>
  )
}

/** By its name; the server looks inside. */
function problemWith({ name, size }: File): string | undefined {
  if (!TYPES.some((type) => name.toLowerCase().endsWith(type))) return copy.type
  return size > MAX_BYTES ? copy.size : undefined
}
