import type { EditionBody } from '#editions/edition-body.ts'
import { toLines } from '#platform/text/clean-text.ts'
import { FIRST_LANGUAGE, isLanguage } from '#platform/text/language.ts'

/** What the form of an edition says, on the server as in the browser. Its content and audience are not yet looked at. */
export function readEditionForm(form: FormData): EditionBody {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? toLines(value) : ''
  }
  const writtenIn = text('writtenIn')
  const oneLine = (name: string) => text(name).trim().replace(/\s+/g, ' ')

  return {
    subject: oneLine('subject'),
    preheader: oneLine('preheader'),
    content: text('content'),
    text: text('text').trimEnd(),
    ...(isLanguage(writtenIn) && writtenIn !== FIRST_LANGUAGE && { writtenIn }),
    ...(form.has('isPrivate') && { isPrivate: true }),
    ...(form.has('isUncounted') && { isUncounted: true }),
    audience: {
      topics: form.getAll('topics') as EditionBody['audience']['topics'],
      states: form.getAll('states').map(String),
      language: text('language'),
      confirmedBefore: text('confirmedBefore'),
    },
  }
}
