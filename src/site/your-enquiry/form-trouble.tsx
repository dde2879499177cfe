/** What came of a form that was refused. */
export interface Refused {
  errors?: Record<string, string> | undefined
  draft?: Record<string, string> | undefined
}

/** Why a form was refused, where no field is to blame. */
export function FormTrouble({ errors }: { errors: Record<string, string> }) {
  return errors.form ? (
    <p role="alert" className="err">
      {errors.form}
    </p>
  ) : null
}
