import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'

const GRID =
  Array.from({ length: 23 }, (_, column) => `M${column * 40} 0V640`).join('') +
  Array.from({ length: 17 }, (_, row) => `M0 ${row * 40}H900`).join('')

/** The power triangle, large: 560 kW and 392 kVAr are a power factor of 0.82, the dotted line is 0.99. */
export function HeroTriangle() {
  return (
    <svg viewBox="0 0 900 640" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path d={GRID} stroke={palette.deep2} strokeWidth="2" />
      <path d="M200 540H760V148Z" fill={palette.deep2} />
      <path d="M200 540 760 148" stroke={palette.mist} strokeWidth="5" />
      <path d="M200 540H760" stroke={palette.sheet} strokeWidth="5" />
      <path d="M760 540V148" stroke={palette.coral} strokeWidth="10" />
      <path d="M200 540 760 460" stroke={palette.gainHi} strokeWidth="4" strokeDasharray="3 9" strokeLinecap="round" />
      <path d="M310 540a110 110 0 0 0-20-63" fill="none" stroke={palette.sheet} strokeWidth="3" />
      <ArtText x={460} y={588} size={34} fill={palette.sheet} weight={680}>
        kW
      </ArtText>
      <ArtText x={780} y={356} size={34} fill={palette.coralHi} weight={680}>
        kVAr
      </ArtText>
      <ArtText x={412} y={330} size={34} fill={palette.mist} weight={680}>
        kVA
      </ArtText>
    </svg>
  )
}
