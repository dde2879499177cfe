import type { Texts } from '#platform/form/fields.ts'

/** What was typed, or what is wrong, field by field. */
export type FieldTexts<Field extends string> = Texts<Field>

/** What stands in the form's controls; disabled ones too, which FormData leaves out. */
export function readControls<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const entries = fields.map((field) => [field, control(form, field)?.value ?? ''])
  return Object.fromEntries(entries) as Record<Field, string>
}

export function fillControls<Field extends string>(form: HTMLFormElement, texts: FieldTexts<Field>) {
  for (const [field, text] of Object.entries<string | undefined>(texts)) {
    const found = control(form, field)
    if (found) found.value = text ?? ''
  }
}

/**
 * Fills the controls that are empty or as the page began them: what was typed before the script came stands.
 */
export function fillUntouchedControls<Field extends string>(
  form: HTMLFormElement,
  draft: FieldTexts<Field>,
  begun: FieldTexts<Field>,
) {
  for (const [field, text] of Object.entries<string | undefined>(draft)) {
    const found = control(form, field)
    if (found && (!found.value || found.value === begun[field as Field])) found.value = text ?? ''
  }
}

export function clearControls(form: HTMLFormElement, fields: readonly string[]) {
  // Not reset(): that brings back the draft that the server put into the page.
  for (const field of fields) {
    const found = control(form, field)
    if (found) found.value = ''
  }
}

function control(form: HTMLFormElement, field: string) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null
}
