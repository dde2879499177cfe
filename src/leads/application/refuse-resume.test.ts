import { expect, test } from 'vitest'
import { refuseResume } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

const { errors } = applicationCopy
const FIVE_MB = 5 * 1024 * 1024

test('PDF, DOC and DOCX are taken, whatever their letters', () => {
  for (const name of ['me.pdf', 'ME.PDF', 'me.doc', 'my.resume.DocX']) {
    expect(refuseResume({ name, size: 1 })).toBeUndefined()
  }
})

test('other kinds are refused in the specified words', () => {
  for (const name of ['me.png', 'pdf', 'me.pdf.exe', 'me.docm', '']) {
    expect(refuseResume({ name, size: 1 })).toBe(errors.resumeType)
  }
})

test('a file has to be under 5 MB; exactly 5 MB is too large', () => {
  expect(refuseResume({ name: 'me.pdf', size: FIVE_MB - 1 })).toBeUndefined()
  expect(refuseResume({ name: 'me.pdf', size: FIVE_MB })).toBe(errors.resumeSize)
})
