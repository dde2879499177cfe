import { expect, test } from 'vitest'
import { contactCopy as copy } from '#content/contact.ts'
import { readRejection } from './read-rejection.ts'

test('a phone number error is told before all others', () => {
  const body = { message: 'Check the form.', email: ['Bad email.'], phone_number: ['Bad phone.', 'Second.'] }

  expect(readRejection(body)).toEqual({
    message: 'Bad phone.',
    errors: { email: 'Bad email.', phone_number: 'Bad phone.' },
  })
})

test('an email error is told before the message', () => {
  expect(readRejection({ message: 'Check the form.', email: ['Bad email.'] }).message).toBe('Bad email.')
})

test('without a phone number or email error the message is told, other fields keep their own', () => {
  expect(readRejection({ message: 'Check the form.', full_name: ['Enter a name.'] })).toEqual({
    message: 'Check the form.',
    errors: { full_name: 'Enter a name.' },
  })
})

test.each([{}, null, 'text', 7, { message: '' }, { message: ['list'] }, { phone_number: [] }, { email: [3] }])(
  'a body that says nothing we know, like %j, is told in our words',
  (body) => {
    expect(readRejection(body)).toEqual({ message: copy.failure, errors: {} })
  },
)
