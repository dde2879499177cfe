import { FeederTree } from '#ui/art/feeder-tree.tsx'

/** Eight feeders for eight modules. */
export function OneCoralArt() {
  return (
    <svg viewBox="0 0 480 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(0 138)">
        <FeederTree width={480} line="#1F1611" fill="#FF6B3D" scale={0.53} incomer={0.81} />
      </g>
    </svg>
  )
}
