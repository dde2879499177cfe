import { DIGIT_STROKES } from './digit-strokes.ts'

export type Condition = 'clear' | 'dusty' | 'damaged'

/** The brightness of each stroke of each digit, 0 to 1, as a camera sees it. */
export type Photograph = readonly (readonly number[])[]

/** The middle stroke, which alone tells a 0 from an 8. */
const MIDDLE = 6

/** Photographs a display; what dust does to it is the same for the same number, so that a picture can be looked at twice. */
export function photograph(reading: string, condition: Condition): Photograph {
  const failed = condition === 'damaged' ? [...reading].findIndex((digit) => digit === '0' || digit === '8') : -1

  return [...reading].map((digit, place) =>
    (DIGIT_STROKES[digit] ?? []).map((lit, stroke) => {
      if (place === failed && stroke === MIDDLE) return 0.5
      return condition === 'dusty' ? lit * 0.72 + 0.22 * grain(reading, place, stroke) : lit * 0.96 + 0.02
    }),
  )
}

/** Between 0 and 1, without chance. */
function grain(reading: string, place: number, stroke: number): number {
  const wave = Math.sin((Number(reading) + 1) * 12.9898 + place * 78.233 + stroke * 37.719) * 43758.5453
  return wave - Math.floor(wave)
}
