import { expect, test } from 'vitest'
import { contactCopy as copy } from '#content/contact.ts'
import { withoutMended } from './enquiry-trouble.ts'

const answers = { full_name: 'Imran', email: 'imran@example', phone_number: '98480', message: 'Call me.' }
const bothWrong = { answers, errors: { email: copy.errors.email, phone_number: copy.errors.phone_number } }

test('an error goes when its field is mended, the others stay', () => {
  expect(withoutMended(bothWrong, { ...answers, email: 'imran@example.com' }).errors).toEqual({
    phone_number: copy.errors.phone_number,
  })
})

test('an error stays while its field is still wrong', () => {
  expect(withoutMended(bothWrong, { ...answers, email: 'imran@exampl' })).toBe(bothWrong)
})

test('what the server refused stays until that very field changes', () => {
  const valid = { ...answers, email: 'imran@example.com', phone_number: '98480 00000' }
  const refused = { answers: valid, errors: { phone_number: 'Not in service.' }, message: 'Not in service.' }

  expect(withoutMended(refused, { ...valid, message: 'Please call me.' })).toBe(refused)
  expect(withoutMended(refused, { ...valid, phone_number: '98480 00001' })).toMatchObject({
    errors: {},
    message: undefined,
  })
})

test('a message about the whole enquiry stays when a field is mended', () => {
  const trouble = { ...bothWrong, message: copy.noResponse }

  expect(withoutMended(trouble, { ...answers, phone_number: '98480 00000' }).message).toBe(copy.noResponse)
})
