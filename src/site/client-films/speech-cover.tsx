import { palette } from '#ui/art/palette.ts'

const BARS = 40
const HEARD = 11

/** A voice as bars; each film's poster has its own. */
export function SpeechCover({ seed }: { seed: number }) {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="360" fill={palette.deep} />
      {Array.from({ length: BARS }, (_, bar) => {
        const height = Math.round(24 + Math.abs(Math.sin(bar * 0.9 + seed) * Math.sin(bar * 0.23 + seed * 0.1)) * 150)

        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            x={Math.round(40 + bar * 14.2)}
            y={165 - height / 2}
            width="6"
            height={height}
            rx="3"
            fill={bar < HEARD ? palette.coral : palette.mist}
            fillOpacity={bar < HEARD ? 1 : 0.6}
          />
        )
      })}
    </svg>
  )
}
