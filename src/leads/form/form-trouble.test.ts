import { expect, test } from 'vitest'
import { withoutMended } from './use-lead-form.ts'

const answers = { email: 'imran@example', phone_number: '98480', message: 'Call me.' }
const errors = { email: 'Bad email.', phone_number: 'Bad phone.' }
const bothWrong = { answers, errors }

test('an error goes when its field is mended, the others stay', () => {
  const mended = { ...answers, email: 'imran@example.com' }
  expect(withoutMended(bothWrong, mended, { phone_number: 'Bad phone.' }).errors).toEqual({
    phone_number: 'Bad phone.',
  })
})

test('an error stays while its field is still wrong', () => {
  expect(withoutMended(bothWrong, { ...answers, email: 'imran@exampl' }, errors)).toBe(bothWrong)
})

test('what the server refused stays until that very field changes', () => {
  const valid = { ...answers, phone_number: '98480 00000' }
  const refused = { answers: valid, errors: { phone_number: 'Not in service.' }, message: 'Not in service.' }

  expect(withoutMended(refused, { ...valid, message: 'Please call me.' }, {})).toBe(refused)
  expect(withoutMended(refused, { ...valid, phone_number: '98480 00001' }, {})).toMatchObject({
    errors: {},
    message: undefined,
  })
})

test('a message about the whole form stays when a field is mended', () => {
  const trouble = { ...bothWrong, message: 'No answer.' }
  expect(withoutMended(trouble, { ...answers, phone_number: '98480 00000' }, {}).message).toBe('No answer.')
})
