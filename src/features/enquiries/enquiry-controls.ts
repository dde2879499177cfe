import { ENQUIRY_FIELDS, type EnquiryDraft, type EnquiryField } from './enquiry-fields.ts'

/** What stands in the form's controls; disabled ones too, which FormData leaves out. */
export function readControls(form: HTMLFormElement): Required<EnquiryDraft> {
  const entries = ENQUIRY_FIELDS.map((field) => [field, control(form, field).value])
  return Object.fromEntries(entries) as Required<EnquiryDraft>
}

/** Fills the controls that are empty: what was typed before the script came stands. */
export function fillEmptyControls(form: HTMLFormElement, draft: EnquiryDraft) {
  for (const field of ENQUIRY_FIELDS) {
    const { value } = control(form, field)
    control(form, field).value = value || (draft[field] ?? '')
  }
}

export function clearControls(form: HTMLFormElement) {
  // Not reset(): that brings back the draft that the server put into the page.
  for (const field of ENQUIRY_FIELDS) control(form, field).value = ''
}

function control(form: HTMLFormElement, field: EnquiryField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement
}
