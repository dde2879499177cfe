import type { Field, Fields, PictureValue } from './fields.ts'

/** Of a register's fields those that can be said in another language. Each may be left out: the English stands for it. */
export function fieldsInWords(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isInWords(field))
      .map(([name, field]) => [name, { ...field, isOptional: true }]),
  )
}

function isInWords(field: Field): boolean {
  if (field.kind === 'rows') return Object.values(field.fields).some(isInWords)
  return field.kind === 'text' || field.kind === 'paragraph' || field.kind === 'lines'
}

/** What a value says in words, as pages show it: line by line, paragraph by paragraph. */
export function textsIn(field: Field, value: unknown): string[] {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'text':
      return [String(value)]
    case 'paragraph':
      return String(value).split(/\n{2,}/)
    case 'lines':
      return value as string[]
    case 'picture':
      return [(value as PictureValue).alt]
    case 'rows':
      return (value as Record<string, unknown>[]).flatMap((row) =>
        Object.entries(field.fields).flatMap(([name, inner]) => textsIn(inner, row[name])),
      )
    default:
      return []
  }
}
