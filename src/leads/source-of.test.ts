import { expect, test } from 'vitest'
import { sourceOf } from './source-of.ts'

test.each([
  [{ first: { utm_source: 'mail', utm_campaign: 'diwali' }, last: { utm_source: 'x' } }, 'mail / diwali'],
  [{ last: { gclid: 'abc' }, referrer: 'https://search.example/' }, 'google'],
  [{ referrer: 'https://news.example:8443/today' }, 'news.example:8443'],
  [{ referrer: 'not an address' }, null],
  [{}, null],
])('%j came from %j', (attribution, from) => {
  expect(sourceOf(JSON.stringify({ ...attribution, landing_path: '/smart-home' }))).toEqual({
    from,
    landing: '/smart-home',
  })
})

test('of a lead that did not say nothing is known', () => {
  expect(sourceOf(null)).toEqual({ from: null, landing: null })
})
