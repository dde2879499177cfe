import { uiCopy } from '#ui/words.en.ts'

const DRUM_WIDTH = 37.6
/** Six before the point and one after it. */
const DRUMS = Array.from({ length: 7 }, (_, place) => tenth(66 + place * 39.6))
/** From one terminal to the next, the first at 92. */
const TERMINALS = [0, 74, 76, 74]
/** A bar and the gap after it, in px: three of each width, 6.4 from one to the next. */
const BARCODE = [2, 3.6, 1.6, 4.4].flatMap((bar) => Array(3).fill(`${bar} ${tenth(6.4 - bar)}`)).join(' ')

interface MeterProps {
  /** The six digits before and the one on the decimal drum, e.g. '048271' and '3'. */
  digits: string
  decimal: string
}

/** A single-phase wall meter, 420 x 560, to be placed in an <svg> beside <MeterGradients>. */
export function Meter({ digits, decimal }: MeterProps) {
  return (
    <g>
      <rect x="14" y="10" width="392" height="548" rx="34" fill="#d8cdbd" />
      <rect x="8" y="2" width="392" height="548" rx="34" fill="#f3ece0" />
      <rect x="8" y="2" width="392" height="548" rx="34" fill="url(#meter-gloss)" />
      <rect x="36" y="34" width="336" height="300" rx="18" fill="#e4d9c8" />
      <rect x="40" y="38" width="328" height="292" rx="15" fill="#fbf7ef" />
      <rect x="62" y="96" width="284" height="86" rx="8" fill="#2b2019" />
      <path d={DRUMS.slice(0, -1).map(drumAt).join('')} fill="url(#meter-drum)" />
      <path d={DRUMS.slice(-1).map(drumAt).join('')} fill="url(#meter-drum-decimal)" />
      {/* With a place for each digit, each is centred on its own. */}
      <text
        x={DRUMS.map((x) => tenth(x + DRUM_WIDTH / 2)).join(' ')}
        y="157"
        textAnchor="middle"
        fontSize="52"
        fill="#fff9ee"
        className="meter-voice"
      >
        <tspan>{digits}</tspan>
        <tspan fill="#1F1611">{decimal}</tspan>
      </text>
      <text x="62" y="70" fontSize="22" fontWeight="640" fill="#57493F">
        kWh
      </text>
      <text x="346" y="70" textAnchor="end" fontSize="17" fill="#6E6055">
        {uiCopy.meterPlate}
      </text>
      <circle cx="78" cy="232" r="8" fill="#FF6B3D" />
      <circle cx="78" cy="232" r="15" fill="none" stroke="#FF6B3D" strokeOpacity=".45" strokeWidth="3" />
      <text x="104" y="239" fontSize="18" fill="#57493F">
        3200 imp/kWh
      </text>
      <path d="M62 282h277" stroke="#2b2019" strokeWidth="40" strokeDasharray={BARCODE} />
      <path d="M36 366h336v134a26 26 0 0 1-26 26H62a26 26 0 0 1-26-26Z" fill="#e6dccb" />
      <path d="M36 366h336" stroke="#cbbda7" strokeWidth="3" />
      <g strokeLinecap="round">
        <path d={`M92 424${atTerminals('h0')}`} stroke="#cdbfa9" strokeWidth="38" />
        <path d={`M92 422${atTerminals('h0')}`} stroke="#efe6d8" strokeWidth="34" />
      </g>
      <path d={`M81 426${atTerminals('l22-8', 'm-22 8')}`} stroke="#8C7A68" strokeWidth="4" />
      <path d={`M92 470${atTerminals('v56', 'm0-56')}`} stroke="#a9987f" strokeWidth="16" />
    </g>
  )
}

function drumAt(x: number): string {
  return `M${tenth(x + 3)} 104h31.6a3 3 0 0 1 3 3v64a3 3 0 0 1-3 3h-31.6a3 3 0 0 1-3-3v-64a3 3 0 0 1 3-3Z`
}

/** The same line at each terminal, and the way back to where it began. */
function atTerminals(line: string, back = ''): string {
  return TERMINALS.map((way) => `${way ? `${back}m${way} 0` : ''}${line}`).join('')
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
