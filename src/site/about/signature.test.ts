import { expect, test } from 'vitest'
import { initialsOf } from '#company/initials.ts'
import { colourway, signature, TILE } from './signature.ts'

test('other initials make another signature', () => {
  const everyone = ['Asha Rao', 'Ravi Kumar', 'Sheela Devi', 'Kiran Reddy'].map(initialsOf)
  expect(new Set(everyone.map(signature)).size).toBe(everyone.length)
})

test('the curve goes from side to side and stays inside the tile, whatever the letters', () => {
  for (const initials of ['AA', 'ZZ', 'MX', 'Q', 'AZ', 'शीदे', '7']) {
    const points = controlsOf(signature(initials))
    expect(points[0]!.x).toBeLessThan(0)
    expect(points.at(-1)!.x).toBeGreaterThan(TILE)

    // A quadratic curve stays among its controls.
    const heights = points.map(({ y }) => y)
    expect(Math.min(...heights)).toBeGreaterThan(TILE / 2)
    expect(Math.max(...heights)).toBeLessThan(TILE)
  }
})

test('the colourway is one of those there are', () => {
  for (const [place, initials] of ['AR', 'Q', 'शीदे', ''].entries()) {
    expect([0, 1, 2, 3, 4, 5, 6]).toContain(colourway(initials, place, 7))
  }
})

/** The controls of a path `M x y q x y x y t x y…`, where every control but the first mirrors the one before. */
function controlsOf(path: string): { x: number; y: number }[] {
  const [, curve = ''] = /^M(.*)V/.exec(path) ?? []
  const [x = NaN, y = NaN, dx = NaN, dy = NaN, ...ends] = (curve.match(/-?\d+/g) ?? []).map(Number)
  const controls = [{ x: x + dx, y: y + dy }]
  const end = { x, y }
  for (let i = 0; i < ends.length; i += 2) {
    end.x += ends[i]!
    end.y += ends[i + 1]!
    const last = controls.at(-1)!
    controls.push({ x: 2 * end.x - last.x, y: 2 * end.y - last.y })
  }
  return controls
}
