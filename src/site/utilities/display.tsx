import { Finder } from '#ui/art/finder.tsx'
import type { Photograph } from './photograph.ts'
import { utilitiesCopy } from './words.en.ts'

const { demo: copy } = utilitiesCopy
const PITCH = 96

/** The strokes in the order of DIGIT_STROKES, in a digit 60 wide and 112 high. */
const STROKES = [
  'M10 0H50L42 12H18Z',
  'M58 6V50L46 44V18Z',
  'M58 62V106L46 94V68Z',
  'M10 112H50L42 100H18Z',
  'M2 62V106L14 94V68Z',
  'M2 6V50L14 44V18Z',
  'M10 56L18 50H42L50 56L42 62H18Z',
]

interface DisplayProps {
  picture: Photograph
  reading: string
}

/** The photograph of a display: each stroke as bright as the reader sees it. */
export function Display({ picture, reading }: DisplayProps) {
  return (
    <svg className="display" viewBox="0 0 560 208" role="img" aria-label={copy.display(reading)}>
      <rect width="560" height="208" rx="16" fill="#061A20" />
      <rect x="28" y="26" width="504" height="156" rx="8" fill="#C9D6C4" />
      <g fill="#10231B">
        {picture.map((strokes, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
          <g key={place} transform={`translate(${50 + place * PITCH} 48)`}>
            {STROKES.map((stroke, index) => (
              <path key={stroke} d={stroke} opacity={Math.max(0.05, strokes[index] ?? 0)} />
            ))}
          </g>
        ))}
      </g>
      <Finder x={14} y={12} width={532} height={184} stroke={6} />
    </svg>
  )
}
