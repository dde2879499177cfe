import { Fragment } from 'react'

const BUSBAR_Y = 96

/** Eight feeders; each has its length and its branches as [side, where along the feeder, how long]. */
const FEEDERS: { length: number; branches: [side: 1 | -1, at: number, length: number][] }[] = [
  { length: 206, branches: [] },
  {
    length: 330,
    branches: [
      [-1, 0.46, 0.2],
      [1, 0.3, 0.26],
    ],
  },
  { length: 150, branches: [] },
  {
    length: 392,
    branches: [
      [-1, 0.52, 0.22],
      [1, 0.34, 0.16],
    ],
  },
  { length: 232, branches: [] },
  {
    length: 424,
    branches: [
      [-1, 0.6, 0.16],
      [1, 0.42, 0.24],
    ],
  },
  { length: 176, branches: [] },
  { length: 300, branches: [[-1, 0.44, 0.26]] },
]

interface FeederTreeProps {
  width: number
  line: string
  fill: string
  /** Shortens every feeder; 1 is full length. */
  scale: number
  /** Where along the busbar the transformer feeds it, 0 to 1. */
  incomer: number
}

/** A single-line diagram of eight feeders that branches like coral. */
export function FeederTree({ width, line, fill, scale, incomer }: FeederTreeProps) {
  const incomerX = tenth(width * incomer)
  const pitch = (width - 92) / (FEEDERS.length - 1)

  return (
    <g fill="none" stroke={line} strokeWidth="3.5">
      <path d={`M${incomerX} -240V8M${incomerX} 78V${BUSBAR_Y}`} strokeWidth="5" />
      <circle cx={incomerX} cy="30" r="22" />
      <circle cx={incomerX} cy="56" r="22" />
      <path d={`M24 ${BUSBAR_Y}H${width - 24}`} strokeWidth="9" />
      {FEEDERS.map(({ length, branches }, index) => {
        const x = tenth(46 + index * pitch)
        const reach = length * scale
        const end = tenth(BUSBAR_Y + reach)

        return (
          <Fragment key={length}>
            <path d={`M${x} ${BUSBAR_Y}V${end}`} />
            <rect x={x - 10} y={BUSBAR_Y + 24} width="20" height="24" fill={index % 3 === 1 ? line : fill} />
            {branches.map(([side, at, share]) => {
              const top = tenth(BUSBAR_Y + reach * at + 14)
              const branchX = tenth(x + side * 28)
              const branchEnd = tenth(top + 22 + reach * share)

              return (
                <Fragment key={side}>
                  <path d={`M${x} ${top}Q${branchX} ${top} ${branchX} ${top + 22}V${branchEnd}`} />
                  <circle cx={branchX} cy={branchEnd + 6} r={side === 1 ? 6 : 7} fill={side === 1 ? line : fill} />
                </Fragment>
              )
            })}
            <circle cx={x} cy={end + 9} r="9" fill={index % 2 ? line : fill} />
          </Fragment>
        )
      })}
    </g>
  )
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
