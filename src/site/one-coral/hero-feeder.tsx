import { FeederTree } from '#ui/art/feeder-tree.tsx'

/** A feeder that branches into a utility. */
export function HeroFeeder() {
  return (
    <svg viewBox="0 0 480 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="translate(0 6)">
        <FeederTree width={480} line="#1F1611" fill="#FF6B3D" scale={1} incomer={0.2} />
      </g>
    </svg>
  )
}
