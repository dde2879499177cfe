import { useState } from 'react'
import type { Slabs } from '#calculator/answers/slab-rows.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { writePrice, writeUnits } from './write-number.ts'
import './stairs.css'

const { bill: copy } = calculatorCopy
const WIDTH = 560
const GROUND = 170
const TALLEST = 150
const GAP = 3
/** Narrower steps than this have no room for their rate. */
const LEGIBLE = 92
const PAPER = ['#D9CCB9', '#C5B397', '#AD9775', '#947B56', '#7A6340']

interface StairsProps {
  slabs: Slabs
  units: number
  /** Where the units are what was asked for: their edge can be dragged, by keys too. */
  onUnits?: (units: string) => void
}

/**
 * The rates as stairs: width is units, height is rate, so that the area is money. What this bill does not reach is
 * outlined only. Where all units take one rate, they fill the height of the step that they reach.
 */
export function Stairs({ slabs, units, onUnits }: StairsProps) {
  const { mode, rows } = slabs
  // The scale follows the units, but not while a finger holds their edge.
  const [held, setHeld] = useState<number>()
  const shown = held ?? shownUnits(slabs, units)
  const letGo = () => setHeld(undefined)
  const highest = Math.max(1, ...rows.map(({ ratePaise }) => ratePaise ?? 0))
  const across = (of: number) => (Math.min(of, shown) / shown) * WIDTH
  const height = (ratePaise: number | null) => ((ratePaise ?? highest) / highest) * TALLEST
  const used = rows.filter((row) => row.units > 0)
  const top = used.at(-1)

  return (
    <figure className="stairs">
      <svg viewBox={`0 0 ${WIDTH} 176`} role="img" aria-label={copy.stairsLabel(inWords(used))}>
        {rows.map(({ from, to, ratePaise }) => (
          <Block
            key={from}
            x={across(mode === 'telescopic' ? Math.max(from, units) : from)}
            to={across(to ?? shown)}
            height={height(ratePaise)}
            className="stairs__ahead"
          />
        ))}
        {used.map(({ from, ratePaise, units }, place) => {
          const x = mode === 'whole-slab' ? 0 : across(from)
          const to = mode === 'whole-slab' ? across(units) : across(from + units)
          const isTop = used[place] === top
          const isWide = to - x > LEGIBLE
          return (
            <g key={from}>
              <Block x={x} to={to} height={height(ratePaise)} fill={isTop ? '#FF6B3D' : PAPER[Math.min(place, 4)]} />
              {(isWide || isTop) && ratePaise !== null && (
                <text
                  x={isWide ? x + 8 : Math.max(LEGIBLE, to - GAP)}
                  y={GROUND + (isWide ? 28 : -8) - height(ratePaise)}
                  textAnchor={isWide ? 'start' : 'end'}
                  fill={place > 2 && !isTop ? '#FFFDF8' : '#1F1611'}
                >
                  {writePrice(ratePaise)}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${GROUND + 1}H${WIDTH}`} stroke="#1F1611" strokeWidth="3" />
      </svg>
      {onUnits && (
        <input
          className="stairs__edge needs-script"
          type="range"
          max={Math.round(shown)}
          value={units}
          aria-label={copy.stairsEdge}
          onPointerDown={() => setHeld(shown)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onChange={({ target }) => onUnits(target.value)}
        />
      )}
      <figcaption>{mode === 'whole-slab' ? copy.stairsWhole : copy.stairs}</figcaption>
    </figure>
  )
}

interface BlockProps {
  x: number
  to: number
  height: number
  fill?: string
  className?: string
}

function Block({ x, to, height, fill, className }: BlockProps) {
  if (to <= x) return null
  return (
    <rect
      className={className}
      x={x}
      y={GROUND - height}
      width={Math.max(1, to - x - GAP)}
      height={height}
      fill={fill}
    />
  )
}

/** A little more than is used, so that the next step can be seen coming. */
function shownUnits({ rows }: Slabs, units: number): number {
  const firstLimit = rows[0]?.to ?? 100
  return Math.max(units * 1.2, firstLimit, 1)
}

function inWords(used: Slabs['rows']): string {
  return used
    .map(({ units, ratePaise }) =>
      copy.step(writeUnits(units), ratePaise === null ? copy.unknownRate : writePrice(ratePaise)),
    )
    .join(', ')
}
