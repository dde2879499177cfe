import { expect, test } from 'vitest'
import { checkEnquiry } from './enquiry-schema.ts'
import { contactCopy } from './words.en.ts'

const complete = {
  full_name: 'Imran S.',
  email: 'imran@example.com',
  phone_number: '+91 98480 00000',
  message: 'Please call me.',
}

test('a complete enquiry has nothing to mend', () => {
  expect(checkEnquiry(complete)).toEqual({})
})

test('an empty form names every field, in the order of the form', () => {
  expect(Object.entries(checkEnquiry({}))).toEqual(Object.entries(contactCopy.errors))
})

test('blanks alone are not an answer', () => {
  expect(Object.keys(checkEnquiry({ ...complete, full_name: '  ', message: '\n' }))).toEqual(['full_name', 'message'])
})

test.each(['इमरान', 'ఇ', "D'Souza", '😀'])('a name is whatever its owner writes: %s', (full_name) => {
  expect(checkEnquiry({ ...complete, full_name })).toEqual({})
})

test.each(['imran', 'imran@example', 'imran@example.', '@example.com', 'im ran@example.com'])(
  '%s is not an email address',
  (email) => {
    expect(checkEnquiry({ ...complete, email })).toEqual({ email: contactCopy.errors.email })
  },
)

test.each(['9848000000', '+91 98480-00000', '(040) 2345 678', '040.2345.6789', '1234567'])(
  '%s can be a phone number',
  (phone_number) => {
    expect(checkEnquiry({ ...complete, phone_number })).toEqual({})
  },
)

test.each(['98480', '98480 0000x', '1234567890123456', '98+4800000', '-------'])(
  '%s is not a phone number',
  (phone_number) => {
    expect(checkEnquiry({ ...complete, phone_number })).toEqual({ phone_number: contactCopy.errors.phone_number })
  },
)
