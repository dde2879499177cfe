import { useState } from 'react'
import { groupDigits } from '#india/indian-numbers.ts'
import { Finder } from '#ui/art/finder.tsx'
import { Button } from '#ui/button.tsx'
import { DIGIT_STROKES } from './digit-strokes.ts'
import { type Condition, type Photograph, photograph } from './photograph.ts'
import { utilitiesCopy } from './words.en.ts'

interface DigitReading {
  digit: string
  /** The next best guess. */
  second: string
  /** 0 to 1: how much better the digit fits than the second. */
  certainty: number
}

/** Below this the app asks for another photograph rather than guess. */
export const LEAST_CERTAINTY = 0.7

interface Meter {
  lastMonth: number
  usualUse: readonly [least: number, most: number]
}

type Verdict = 'bill' | 'photo' | 'visit'

interface DemoMeter extends Meter {
  reading: string
}

/** The first stands in the page as it is built; the last is one that nobody should bill without a second look. */
export const demoMeters: readonly DemoMeter[] = [
  { reading: '14826', lastMonth: 14_611, usualUse: [180, 260] },
  { reading: '07385', lastMonth: 7_291, usualUse: [80, 120] },
  { reading: '39640', lastMonth: 39_274, usualUse: [300, 420] },
  { reading: '52981', lastMonth: 48_120, usualUse: [150, 210] },
]

const { demo: copy } = utilitiesCopy
const CONDITIONS = ['clear', 'dusty', 'damaged'] as const

/** A reader at work in the page: it reads the picture that is shown, digit by digit, and says when it does not know. */
export default function ReadingDemo() {
  const [place, setPlace] = useState(0)
  const [condition, setCondition] = useState<Condition>('clear')
  const meter = demoMeters[place]!
  const picture = photograph(meter.reading, condition)
  const digits = picture.map(readDigit)
  const { verdict, used } = checkReading(digits, meter)

  return (
    <div className="demo">
      <div className="demo__picture">
        <Display picture={picture} reading={meter.reading} />
        <fieldset className="demo__conditions needs-script">
          <legend>{copy.picture}</legend>
          {CONDITIONS.map((name) => (
            <label key={name}>
              <input type="radio" name="condition" checked={condition === name} onChange={() => setCondition(name)} />
              <span>{copy.conditions[name]}</span>
            </label>
          ))}
        </fieldset>
        <div className="needs-script">
          <Button tone="line" small onClick={() => setPlace((place + 1) % demoMeters.length)}>
            {copy.next}
          </Button>
        </div>
      </div>
      <div className="bill demo__bill">
        <table className="demo__digits">
          <thead>
            <tr>
              <th scope="col">{copy.digit}</th>
              <th scope="col">{copy.readAs}</th>
              <th scope="col">{copy.certainty}</th>
            </tr>
          </thead>
          <tbody>
            {digits.map(({ digit, second, certainty }, index) => {
              const isSure = certainty >= LEAST_CERTAINTY

              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
                <tr key={index} data-unsure={!isSure || undefined}>
                  <th scope="row">{index + 1}</th>
                  <td>{isSure ? digit : copy.unsure(digit, second)}</td>
                  <td>{inPercent(certainty)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className="ln">
          <span>{copy.lastMonth}</span>
          <span>{groupDigits(meter.lastMonth)}</span>
        </div>
        <div className="ln">
          <span>{copy.usual}</span>
          <span>{copy.usualUnits(...meter.usualUse)}</span>
        </div>
        {verdict !== 'photo' && (
          <div className="ln">
            <span>{copy.used}</span>
            <span>{`${groupDigits(used)} ${copy.units}`}</span>
          </div>
        )}
        <p className="demo__verdict" data-verdict={verdict} role="status">
          {copy.verdicts[verdict]}
        </p>
      </div>
    </div>
  )
}

/** Rounded down: nothing is ever a hundred per cent certain. */
function inPercent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)}%`
}

/** What becomes of a reading: the bill, another photograph, or a second person's look. */
export function checkReading(digits: readonly DigitReading[], meter: Meter): { verdict: Verdict; used: number } {
  const used = Number(digits.map(({ digit }) => digit).join('')) - meter.lastMonth
  const [least, most] = meter.usualUse

  if (digits.some(({ certainty }) => certainty < LEAST_CERTAINTY)) return { verdict: 'photo', used }
  return { verdict: used >= least / 2 && used <= most * 2 ? 'bill' : 'visit', used }
}

/** Names the digit whose strokes fit the brightnesses seen (0 dark to 1 lit) best, and says by how much. */
export function readDigit(seen: readonly number[]): DigitReading {
  const [best, second] = Object.entries(DIGIT_STROKES)
    .map(([digit, strokes]) => ({ digit, misfit: misfit(seen, strokes) }))
    .sort((a, b) => a.misfit - b.misfit)
  if (!best || !second) throw new Error('there are ten digits')

  const total = best.misfit + second.misfit
  return { digit: best.digit, second: second.digit, certainty: total === 0 ? 1 : 1 - best.misfit / second.misfit }
}

function misfit(seen: readonly number[], strokes: readonly number[]): number {
  return strokes.reduce((sum, stroke, index) => sum + (stroke - (seen[index] ?? 0)) ** 2, 0)
}

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
function Display({ picture, reading }: DisplayProps) {
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
