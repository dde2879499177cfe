/** What came of a form that was refused. */
export interface Refused {
  errors?: Record<string, string> | undefined
  draft?: Record<string, string> | undefined
}

/**
 * Why a form was refused, where no field is to blame. Like the field that is, it takes the focus: the page begins far
 * above it, and there nothing has changed.
 */
export function FormTrouble({ errors = {} }: { errors: Refused['errors'] }) {
  return errors.form ? (
    // biome-ignore lint/a11y/noAutofocus: after a plain post this is where the visitor has to look
    <p role="alert" className="err" tabIndex={-1} autoFocus>
      {errors.form}
    </p>
  ) : null
}
