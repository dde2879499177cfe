import { expect, test } from 'vitest'
import { NoPlaceLeft, openPlaces } from './places.ts'

test('no more than the places are in use at once, and who waits is served in turn', async () => {
  const places = openPlaces({ places: 2, waiting: 10, patienceMs: 60_000 })
  const served: number[] = []
  let inUse = 0
  let most = 0

  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      places.use(async () => {
        most = Math.max(most, ++inUse)
        await new Promise(setImmediate)
        served.push(n)
        inUse -= 1
      }),
    ),
  )

  expect(most).toBe(2)
  expect(served).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('when the line is full, whoever comes next is turned away at once', async () => {
  const places = openPlaces({ places: 1, waiting: 1, patienceMs: 60_000 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const [first, second] = [places.use(() => promise), places.use(async () => 'second')]

  await expect(places.use(async () => 'third')).rejects.toThrow(NoPlaceLeft)

  resolve()
  await first
  expect(await second).toBe('second')
  expect(await places.use(async () => 'later')).toBe('later')
})

test('whoever waits too long is turned away, and holds nobody up', async () => {
  const places = openPlaces({ places: 1, waiting: 2, patienceMs: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = places.use(() => promise)

  await expect(places.use(async () => 'second')).rejects.toThrow(NoPlaceLeft)

  resolve()
  await first
  expect(await places.use(async () => 'third')).toBe('third')
})

test('work that fails gives its place back', async () => {
  const places = openPlaces({ places: 1, waiting: 0, patienceMs: 0 })
  await expect(places.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await places.use(async () => 'yes')).toBe('yes')
})
