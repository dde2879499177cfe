import { expect } from 'vitest'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { changedFacts } from '../../../tests/support/facts.ts'
import { test } from '../../../tests/support/test-services.ts'
import { pincodeCopy as copy } from './pincode-words.en.ts'
import { pincodesApi } from './pincodes-api.ts'

const area = {
  id: 'areas-1',
  isSample: false,
  name: 'Hyderabad',
  pins: ['5000'],
  isVisited: true,
  words: 'On Saturdays only.',
}

test('a PIN code is answered with its state and district, and whether we visit there', async ({ services }) => {
  using _ = changedFacts(() => ({ areas: [area, { ...area, pins: ['411'], isVisited: false, words: null }] }))
  const site = guardedSite(services).route('/geo/pincodes', pincodesApi())
  const ask = async (pincode: string) => (await site.request(`/geo/pincodes?pincode=${pincode}`)).json()

  expect(await ask('500081')).toEqual({
    pincode: '500081',
    state: { id: 'IN-TS', name: 'Telangana' },
    district: 'Hyderabad',
    places: [{ state: { id: 'IN-TS', name: 'Telangana' }, district: 'Hyderabad' }],
    visited: true,
    message: `${copy.visited} On Saturdays only.`,
  })
  expect(await ask('411001')).toMatchObject({ visited: false, message: copy.notVisited })
  expect(await ask('560001')).toMatchObject({ state: { name: 'Karnataka' }, visited: null, message: '' })
  expect(await ask('999999')).toMatchObject({ state: null, district: '', visited: null })
  expect(await ask('160014')).toMatchObject({
    state: null,
    district: '',
    places: [
      { state: { name: 'Chandigarh' }, district: 'Chandigarh' },
      { state: { name: 'Punjab' }, district: 'Rupnagar' },
    ],
  })
  expect((await site.request('/geo/pincodes?pincode=5000')).status).toBe(404)
})
