import { expect, test } from 'vitest'
import { offerOf } from './offer-of.ts'

const offers = ['hi', 'te']

test('a browser that would rather have Hindi is offered it, and one that would rather have English is not', () => {
  expect(offerOf({ here: 'en-IN', chosen: undefined, preferred: ['hi-IN', 'en'], offers })).toBe('hi')
  expect(offerOf({ here: 'en-IN', chosen: undefined, preferred: ['ta-IN', 'te', 'en'], offers })).toBe('te')
  expect(offerOf({ here: 'en-IN', chosen: undefined, preferred: ['en-IN', 'hi'], offers })).toBeUndefined()
  expect(offerOf({ here: 'en-IN', chosen: undefined, preferred: ['mr'], offers })).toBeUndefined()
})

test('what somebody has chosen is offered whatever the browser says, and nothing where that is this page', () => {
  expect(offerOf({ here: 'en-IN', chosen: 'te', preferred: ['hi'], offers })).toBe('te')
  expect(offerOf({ here: 'en-IN', chosen: 'en', preferred: ['hi'], offers })).toBeUndefined()
  expect(offerOf({ here: 'hi', chosen: 'hi', preferred: ['hi'], offers: ['en', 'te'] })).toBeUndefined()
})

test('a page in Hindi offers English to nobody who has not chosen it', () => {
  const here = { here: 'hi', preferred: ['en'], offers: ['en', 'te'] }
  expect(offerOf({ ...here, chosen: undefined })).toBeUndefined()
  expect(offerOf({ ...here, chosen: 'en' })).toBe('en')
})
