import type { ReactNode } from 'react'
import { stepsOf } from '#company/step-lists.ts'
import { ArtText } from '#ui/art/art-text.tsx'
import { Finder } from '#ui/art/finder.tsx'
import { palette } from '#ui/art/palette.ts'
import { headingId } from '#ui/heading-id.ts'
import { utilitiesCopy } from './words.en.ts'

const {
  checks: { frames: copy },
} = utilitiesCopy

/** The meter in the page's first view, and its digits; a month earlier it stood at the other reading. */
export const READING = { digits: '048271', decimal: '3', lastMonth: 47_929 }
export const METER = 'the-meter'
const USED = Number(READING.digits) - READING.lastMonth

/** See, read, check, bill: four frames of the app, all of the meter in the first view. */
export function FourChecks() {
  return (
    <ol className="checks">
      {stepsOf('checks').map(({ id, drawing, name, text }) => (
        <li key={id}>
          <svg viewBox="0 0 240 180" aria-hidden="true">
            <rect width="240" height="180" rx="10" fill="#061A20" />
            <g>{drawing && FRAMES[drawing]?.()}</g>
          </svg>
          <div>
            <h3 id={headingId(name)}>{name}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Of an example. Words are read when they are drawn: each language has its own. */
const FRAMES: Partial<Record<string, () => ReactNode>> = {
  see: () => (
    <>
      <filter id="out-of-focus">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <clipPath id="in-the-finder">
        <path d="M48 34H192V128H48Z" />
      </clipPath>
      {/* What is beyond the frame is cut off by the picture's own edge. */}
      <use href={`#${METER}`} transform="translate(25 10) scale(.46)" filter="url(#out-of-focus)" opacity=".8" />
      <g clipPath="url(#in-the-finder)">
        <use href={`#${METER}`} transform="translate(25 10) scale(.46)" />
      </g>
      <Finder x={44} y={30} width={152} height={102} corner={22} stroke={5} />
    </>
  ),
  read: () => (
    <>
      <clipPath id="the-register">
        <path d="M8 24H232V100H8Z" />
      </clipPath>
      <g clipPath="url(#the-register)">
        <use href={`#${METER}`} transform="translate(-40.9 -47.7) scale(.789)" />
      </g>
      {[...READING.digits, READING.decimal].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <g key={place} transform={`translate(${11.2 + place * 31.24} 0)`}>
          <path d="M.5 31H29V93H.5Z" fill="none" stroke={palette.coral} strokeWidth="2.5" />
          <ArtText x={14.8} y={140} size={28} fill="#FFFDF8" anchor="middle" isReading>
            {digit}
          </ArtText>
        </g>
      ))}
    </>
  ),
  check: () => (
    <>
      <Line y={52} name={copy.now} value={String(Number(READING.digits))} fill="#FFFDF8" />
      <Line y={88} name={copy.lastMonth} value={`−${READING.lastMonth}`} fill={palette.mist} />
      <path d="M16 106H224" stroke={palette.mist} strokeWidth="2" />
      <Line y={142} name={copy.used} value={String(USED)} fill={palette.coralHi} />
    </>
  ),
  bill: () => (
    <>
      <path d="M28 36H212" stroke={palette.deep3} strokeWidth="20" strokeLinecap="round" />
      <path d={`M52 38V156${'l8.5 9 8.5-9'.repeat(8)}V38Z`} fill="#FFFDF8" />
      <path d="M66 62h108" stroke={palette.ink} strokeWidth="7" />
      <path d="M66 80h66M66 94h84" stroke={palette.rule} strokeWidth="6" />
      <ArtText x={66} y={134} size={34} fill={palette.ink} isReading>
        {copy.units(USED)}
      </ArtText>
    </>
  ),
}

interface LineProps {
  y: number
  name: string
  value: string
  fill: string
}

function Line({ y, name, value, fill }: LineProps) {
  return (
    <>
      <ArtText x={16} y={y} size={22} fill={fill}>
        {name}
      </ArtText>
      <ArtText x={224} y={y} size={26} fill={fill} anchor="end" isReading>
        {value}
      </ArtText>
    </>
  )
}
