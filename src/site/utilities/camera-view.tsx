import { ArtText } from '#ui/art/art-text.tsx'
import { Finder } from '#ui/art/finder.tsx'
import { Meter } from '#ui/art/meter.tsx'
import { MeterGradients } from '#ui/art/meter-gradients.tsx'
import { palette } from '#ui/art/palette.ts'
import { utilitiesCopy } from './words.en.ts'

/** A meter in the camera, found and read. */
export function CameraView() {
  return (
    <svg viewBox="0 0 560 640" role="img" aria-label={utilitiesCopy.camera}>
      <rect width="560" height="640" rx="24" fill="#061A20" />
      <MeterGradients />
      <g transform="translate(70 30)">
        <Meter digits="048271" decimal="3" />
      </g>
      <Finder x={26} y={26} width={508} height={588} corner={56} stroke={5} />
      <Finder x={116} y={112} width={322} height={114} stroke={8} />
      <g transform="translate(116 240)">
        <rect width="322" height="62" rx="6" fill={palette.coral} />
        <ArtText x={18} y={42} size={34} fill={palette.ink} isReading>
          048271.3 kWh
        </ArtText>
        <path
          d="m268 31 14 14 26-28"
          fill="none"
          stroke={palette.ink}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
