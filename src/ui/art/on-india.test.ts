import { expect, test } from 'vitest'
import { onIndia } from './india-map.tsx'
import { INDIA } from './india-outline.ts'

test('the ends of India touch the edges of its drawing', () => {
  // Indira Point, the Siachen's north, the west of Kachchh and Kibithoo, to a tenth of a degree.
  expect(onIndia({ latitude: 6.75, longitude: 93.84 }).y).toBeGreaterThan(INDIA.height - 8)
  expect(onIndia({ latitude: 37.05, longitude: 74.9 }).y).toBeLessThan(8)
  expect(onIndia({ latitude: 23.7, longitude: 68.1 }).x).toBeLessThan(8)
  expect(onIndia({ latitude: 28.2, longitude: 97.3 }).x).toBeGreaterThan(INDIA.width - 8)
})

test('the projection comes to the metres of the map: its origin is 4,000 km east and north', () => {
  const origin = onIndia({ latitude: 24, longitude: 80 })
  expect(origin.x).toBeCloseTo((4_000_000 - 2_815_341) * (INDIA.width / 2_863_525), 0)
  expect(origin.y).toBeCloseTo((5_444_567 - 4_000_000) * (INDIA.width / 2_863_525), 0)
})
