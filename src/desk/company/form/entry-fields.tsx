import type { ReactElement } from 'react'
import type { Field as DeclaredField, Fields } from '#company/registers/fields.ts'
import { entryCopy as copy } from '#desk/company/words.en.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Texts } from './entry-texts.ts'
import { PictureField } from './picture-field.tsx'
import { RowsField } from './rows-field.tsx'
import './entry-fields.css'

export interface LibraryPicture {
  /** As an entry keeps it. */
  id: string
  alt: string
  /** The smallest file of it. */
  src: string
}

interface FieldsProps {
  fields: Fields
  texts: Texts
  /** By the names of the texts. */
  errors: Partial<Texts>
  /** Before each name: `social.0.`. */
  prefix?: string
  library: readonly LibraryPicture[]
}

/** The fields of a register's form, made from its declaration alone. */
export function EntryFields({ fields, prefix = '', ...rest }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <EntryField key={name} field={field} name={prefix + name} {...rest} />
  ))
}

export interface FieldProps extends Omit<FieldsProps, 'fields' | 'prefix'> {
  field: DeclaredField
  name: string
}

function EntryField({ field, name, ...rest }: FieldProps) {
  if (field.kind === 'rows') return <RowsField field={field} name={name} {...rest} />
  if (field.kind === 'picture') return <PictureField field={field} name={name} {...rest} />

  const { texts, errors } = rest
  const text = texts[name] ?? ''
  if (field.kind === 'yes')
    return (
      <label className="desk-check">
        <input type="checkbox" id={name} name={name} value="yes" defaultChecked={text === 'yes'} />
        <span>{field.label}</span>
      </label>
    )

  return (
    <Field
      name={name}
      label={field.label}
      error={errorOf(errors, name)}
      wide={field.kind === 'paragraph' || field.kind === 'lines'}
      {...hintOf(field)}
    >
      {(control) => {
        const common = {
          ...control,
          defaultValue: text,
          'aria-required': field.isOptional ? undefined : true,
          readOnly: field.isGiven,
        }
        return controlOf(field, common)
      }}
    </Field>
  )
}

type Common = { id: string; name: string; className: string; defaultValue: string; readOnly?: boolean | undefined }

function controlOf(field: DeclaredField, common: Common): ReactElement {
  switch (field.kind) {
    case 'paragraph':
      return <textarea {...common} rows={field.maxLength > 1_000 ? 12 : 4} />
    case 'lines':
      return <textarea {...common} rows={Math.min(field.maxLines + 1, 6)} />
    case 'choice':
      return (
        <select {...common}>
          <option value="">{copy.choose}</option>
          <Options of={Object.entries(field.options)} />
        </select>
      )
    case 'number':
    case 'rupees':
      return <input {...common} inputMode="decimal" autoComplete="off" />
    case 'day':
      return <input {...common} type="date" />
    case 'month':
      return <input {...common} type="month" />
    case 'time':
      return <input {...common} type="time" />
    case 'phone':
      return <input {...common} type="tel" autoComplete="off" />
    case 'email':
      return <input {...common} type="email" autoComplete="off" />
    case 'link':
      return <input {...common} inputMode="url" autoComplete="off" />
    default:
      return <input {...common} autoComplete="off" />
  }
}

/** What is said beside a field: of a picture or a list, whatever part of it is wrong. */
export function errorOf(errors: Partial<Texts>, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
}

export function hintOf({ help, isOptional }: Pick<DeclaredField, 'help' | 'isOptional'>) {
  const hint = [help, isOptional && copy.optional].filter(Boolean).join(' ')
  return hint ? { hint } : {}
}
