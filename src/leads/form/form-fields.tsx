import type { ReactElement } from 'react'
import type { FormField, Texts } from '#platform/form/fields.ts'
import { Field } from '#ui/field.tsx'

interface FormFieldsProps<Name extends string> {
  fields: readonly FormField<Name>[]
  draft?: Texts<Name>
  errors: Texts<Name>
  disabled?: boolean
  /** Where a page has two forms, the ids of one begin with this. */
  idPrefix?: string
  /** What is drawn for a field in place of a plain control. */
  instead?: { [Field in Name]?: (field: FormField<Name>) => ReactElement }
}

/** The controls of a form, each with its label, its constraints and its error, in the order of its schema. */
export function FormFields<Name extends string>({ fields, instead = {}, ...shown }: FormFieldsProps<Name>) {
  const draws: { [Field in Name]?: (field: FormField<Name>) => ReactElement } = instead

  return (
    <>
      {fields
        .filter(({ type }) => type !== 'hidden')
        .map((field) => draws[field.name]?.(field) ?? <TextField key={field.name} field={field} {...shown} />)}
    </>
  )
}

interface TextFieldProps<Name extends string> extends Omit<FormFieldsProps<Name>, 'fields' | 'instead'> {
  field: FormField<Name>
}

/** One typed answer. */
export function TextField<Name extends string>({
  field,
  draft = {},
  errors,
  disabled,
  idPrefix = '',
}: TextFieldProps<Name>) {
  const { name, isLong, isWide } = field
  const texts: Texts = draft
  const attributes = { ...attributesOf(field), disabled, defaultValue: texts[name] }

  return (
    <Field name={name} id={`${idPrefix}${name}`} label={labelOf(field)} error={(errors as Texts)[name]} wide={isWide}>
      {(control) =>
        isLong ? <textarea {...control} {...attributes} /> : <input {...control} {...attributes} type={field.type} />
      }
    </Field>
  )
}

/** What a schema says of a field, as HTML has it. */
export function attributesOf({ isRequired, maxLength, autoComplete, inputMode }: FormField) {
  return { required: isRequired, maxLength, autoComplete, inputMode }
}

export function labelOf({ label, note }: Pick<FormField, 'label' | 'note'>): string {
  return note ? `${label} ${note}` : label
}

/** For the summary above a form: what is wrong, in the order of the fields. */
export function listErrors<Name extends string>(
  fields: readonly FormField<Name>[],
  errors: Texts<NoInfer<Name>>,
  idPrefix = '',
) {
  const texts: Texts = errors
  return fields.flatMap(({ name, label }) => {
    const message = texts[name]
    return message ? [{ field: `${idPrefix}${name}`, label, message }] : []
  })
}
