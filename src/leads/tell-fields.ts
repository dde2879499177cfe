import { nameOfPlace, type Place } from '#india/geography/places.ts'
import type { FormField } from '#platform/form/fields.ts'
import type { Fact, Told } from './lead-kind.ts'

/** The columns that every lead has of its own. */
const PERSON = ['full_name', 'email', 'phone_number']

/** Those of a form's fields that are no column of a lead, but stand in its details as text. */
function detailFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ path, type }) => !PERSON.includes(path.join('.')) && type !== 'file' && type !== 'hidden')
}

/** The names and labels of a form's short answers. */
export function columnsOf(fields: readonly FormField[]): Pick<Fact, 'name' | 'label'>[] {
  return detailFields(fields)
    .filter(({ isLong }) => !isLong)
    .map(({ path, label }) => ({ name: path.at(-1)!, label }))
}

/** A column besides, whose label is asked for in the language of whoever reads it. */
export function column(name: string, label: () => string): Pick<Fact, 'name' | 'label'> {
  return {
    name,
    get label() {
      return label()
    },
  }
}

/** What a lead says, field by field, as its form has them. A field that is added to the form is told like the others. */
export function tellFields(fields: readonly FormField[], details: unknown): Omit<Told, 'summary'> {
  const told = detailFields(fields).map(({ path, label, isLong = false }) => ({
    isLong,
    fact: { name: path.at(-1)!, label, value: valueAt(path, details) },
  }))
  const text = told.find(({ isLong, fact }) => isLong && fact.value)

  return { facts: told.flatMap(({ isLong, fact }) => (isLong ? [] : [fact])), ...(text && { text: text.fact }) }
}

// A place is stored with its id; people read its name in their language. What an older release did not ask for is not there.
function valueAt(path: readonly string[], details: unknown): string {
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], details)
  const shown = typeof found === 'object' && found !== null && 'name' in found ? nameOfPlace(found as Place) : found
  return shown === undefined || shown === null ? '' : String(shown)
}
