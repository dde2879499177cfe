import { expect, test } from 'vitest'
import { checkApplication } from './application-schema.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy
const resume = new File(['%PDF-'], 'me.pdf')
const answers = {
  full_name: 'Meera P.',
  email: 'meera@example.com',
  phone_number: '+91 98765 43210',
  cover_letter: 'I measure.',
}

test('a complete application has nothing against it', () => {
  expect(checkApplication(answers, resume)).toEqual({})
})

test('each of the five is asked for', () => {
  const { full_name, email, phone_number, cover_letter, resumeMissing } = errors
  expect(checkApplication({}, undefined)).toEqual({
    full_name,
    email,
    phone_number,
    cover_letter,
    resume: resumeMissing,
  })
})

test('blanks are no answer, and an address needs its domain', () => {
  expect(checkApplication({ ...answers, cover_letter: ' \n' }, resume)).toEqual({ cover_letter: errors.cover_letter })
  expect(checkApplication({ ...answers, email: 'meera@example' }, resume)).toEqual({ email: errors.email })
  expect(checkApplication({ ...answers, phone_number: 'call me' }, resume)).toEqual({
    phone_number: errors.phone_number,
  })
})
