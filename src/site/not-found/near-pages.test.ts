import { expect, test } from 'vitest'
import { nearPages } from './near-address.ts'

test('a misspelt address finds its page; a strange one finds none', () => {
  expect(nearPages('/abuot-us')[0]?.path).toBe('/about-us')
  expect(nearPages('/Contact_Us.html')[0]?.path).toBe('/contact-us')
  expect(nearPages('/smarthome/')[0]?.path).toBe('/smart-home')
  expect(nearPages('/privacy-polcy')[0]?.path).toBe('/privacypolicy')
  expect(nearPages('/wp-login.php')).toEqual([])
  expect(nearPages('/')[0]?.path).toBe('/')
})
