import type { Sharp } from 'sharp'

const SIDE = 8
/** In levels of grey, of 255. Less is what another encoder makes of the same plain surface. */
const STEP = 3
/** With fewer steps in it a picture is plain, and looks like every other plain one. */
const LEAST_STEPS = 8
/** Of 128. Cuts and other photos of the same thing differ in more. */
const MOST_OTHER = 8
/** Pictures are kept in whole pixels: a small one has its shape less exactly. */
const SAME_SHAPE = 0.03

/** What a picture looks like, as far as its row keeps it. */
export interface Look {
  width: number
  height: number
  /** Empty where it is plain; null where nobody has looked yet. */
  look: string | null
}

/**
 * How a picture looks, in 32 hex digits: where it grows lighter to the right and downwards, on a grid of nine by nine
 * (a difference hash, dHash). Another size, format or quality of the same picture has nearly the same digits. Empty for a
 * plain one.
 */
export async function lookOf(picture: Sharp): Promise<string> {
  const side = SIDE + 1
  const grey = await picture
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => grey[y * side + x]!
  const cells = Array.from({ length: SIDE * SIDE }, (_, cell) => [cell % SIDE, Math.floor(cell / SIDE)] as const)
  const steps = [...cells.map(([x, y]) => at(x + 1, y) - at(x, y)), ...cells.map(([x, y]) => at(x, y + 1) - at(x, y))]
  if (steps.filter((step) => Math.abs(step) >= STEP).length < LEAST_STEPS) return ''

  const bits = steps.map((step) => (step >= STEP ? '1' : '0')).join('')
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(bits.length / 4, '0')
}

/** Whether somebody who sees both would say that they are one picture. */
export function isAlike(one: Look, other: Look): boolean {
  if (!one.look || !other.look) return false
  const ratio = one.width / one.height / (other.width / other.height)
  return Math.abs(ratio - 1) <= SAME_SHAPE && otherBits(one.look, other.look) <= MOST_OTHER
}

function otherBits(one: string, other: string): number {
  const differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return differing.toString(2).replaceAll('0', '').length
}
