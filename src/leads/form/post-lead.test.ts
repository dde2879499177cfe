import { expect, test } from 'vitest'
import { readRejection } from './post-lead.ts'

const rules = {
  fields: ['full_name', 'email', 'phone_number', 'message'],
  toldFirst: ['phone_number', 'email'],
  failure: 'Something went wrong!',
} as const

test('the error that the specification names first is told before all others', () => {
  const body = { message: 'Check the form.', email: ['Bad email.'], phone_number: ['Bad phone.', 'Second.'] }

  expect(readRejection(body, rules)).toEqual({
    message: 'Bad phone.',
    errors: { email: 'Bad email.', phone_number: 'Bad phone.' },
  })
})

test('the second is told when the first is missing', () => {
  expect(readRejection({ message: 'Check the form.', email: ['Bad email.'] }, rules).message).toBe('Bad email.')
})

test('otherwise the message is told, and other fields keep their own', () => {
  expect(readRejection({ message: 'Check the form.', full_name: ['Enter a name.'] }, rules)).toEqual({
    message: 'Check the form.',
    errors: { full_name: 'Enter a name.' },
  })
})

test('the error of the field that is called message is found among the errors', () => {
  const body = { message: 'Write a message.', errors: { message: ['Write a message.'] } }
  expect(readRejection(body, rules).errors).toEqual({ message: 'Write a message.' })
})

test('a field that the server calls otherwise gets its error under its own name', () => {
  const body = { message: 'Check the form.', full_name: ['Enter a name.'] }
  const renamed = { ...rules, fields: ['fullName'], serverNames: { fullName: 'full_name' } } as const
  expect(readRejection(body, renamed).errors).toEqual({ fullName: 'Enter a name.' })
})

test('the error of a file is told as the others are', () => {
  const body = { message: 'No document.', resume: ['No document.'] }
  expect(readRejection(body, { ...rules, files: ['resume'] }).errors).toEqual({ resume: 'No document.' })
})

test.each([{}, null, 'text', 7, { message: '' }, { message: ['list'] }, { phone_number: [] }, { email: [3] }])(
  'a body that says nothing we know, like %j, is told in our words',
  (body) => {
    expect(readRejection(body, rules)).toEqual({ message: rules.failure, errors: {} })
  },
)
