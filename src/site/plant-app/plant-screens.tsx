import { smartBusinessCopy } from '#site/smart-business/words.en.ts'
import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { sine } from '#ui/art/sine.ts'
import './plant-screens.css'
import type { Elements } from '#ui/elements.ts'
import { Picture } from '#ui/picture.tsx'
import { screenCopy } from './words.en.ts'

interface PhoneScreenProps {
  title: string
  /** What the screen shows, for people who cannot see it. */
  label: string
  children: Elements
}

const { screens: copy } = smartBusinessCopy.plant

const loads = () => [
  { name: screenCopy.load.loads[0], kw: 118 },
  { name: screenCopy.load.loads[1], kw: 84 },
  { name: screenCopy.load.loads[2], kw: 71 },
  { name: screenCopy.load.loads[3], kw: 39.4 },
]
const BAR_KW = 131

export function LoadScreen() {
  return (
    <PhoneScreen title={copy.load} label={screenCopy.load.label}>
      <rect x="28" y="104" width="224" height="150" rx="14" fill={palette.deep} />
      <ArtText x={44} y={136} size={17} fill={palette.mist}>
        {screenCopy.load.now}
      </ArtText>
      <ArtText x={44} y={198} size={58} fill={palette.sheet} isReading>
        312.4
      </ArtText>
      <ArtText x={186} y={198} size={22} fill={palette.mist}>
        kW
      </ArtText>
      <path d={sine(192, 226, 12, 5)} transform="translate(44 0)" fill="none" stroke={palette.coral} strokeWidth="3" />
      {loads().map(({ name, kw }, index) => (
        <g key={name}>
          <ArtText x={30} y={296 + index * 62} size={18} fill={palette.ink}>
            {name}
          </ArtText>
          <ArtText x={250} y={296 + index * 62} size={18} fill={palette.ink} anchor="end" weight={680}>
            {`${kw} kW`}
          </ArtText>
          <rect x="30" y={306 + index * 62} width="220" height="9" fill={palette.sunk} />
          <rect
            x="30"
            y={306 + index * 62}
            width={Math.round((220 * kw) / BAR_KW)}
            height="9"
            fill={index === 0 ? palette.coral : palette.teal}
          />
        </g>
      ))}
    </PhoneScreen>
  )
}

const STEPS = [1, 2, 3, 4]
const STEPS_ON = 3

export function PowerFactorScreen() {
  return (
    <PhoneScreen title={copy.powerFactor} label={screenCopy.powerFactor.label}>
      <ArtText x={30} y={124} size={17} fill={palette.ink2}>
        {screenCopy.powerFactor.last}
      </ArtText>
      <ArtText x={28} y={186} size={62} fill={palette.ink} isReading>
        0.99
      </ArtText>
      <ArtText x={150} y={186} size={18} fill={palette.gain} weight={640}>
        {screenCopy.powerFactor.from}
      </ArtText>
      <rect x="28" y="212" width="224" height="190" fill={palette.sheet} stroke={palette.rule} strokeWidth="2" />
      <path d="M28 236H252" stroke={palette.gain} strokeWidth="2" strokeDasharray="3 6" />
      <path
        d="M28 350 54 356 80 340 106 352 128 346 146 300 164 262 190 244 216 240 252 238"
        fill="none"
        stroke={palette.coral}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M146 212V402" stroke={palette.ink} strokeWidth="1.5" />
      <ArtText x={152} y={394} size={15} fill={palette.ink2}>
        {screenCopy.powerFactor.on}
      </ArtText>
      {STEPS.map((step, index) => (
        <g key={step}>
          <rect
            x={28 + index * 57}
            y="428"
            width="53"
            height="60"
            rx="6"
            fill={step <= STEPS_ON ? palette.coral : palette.sunk}
          />
          <ArtText x={54.5 + index * 57} y={464} size={16} fill={palette.ink} anchor="middle" weight={640}>
            {screenCopy.powerFactor.step(step)}
          </ArtText>
        </g>
      ))}
    </PhoneScreen>
  )
}

const bill = () =>
  [
    [screenCopy.bill.energy, '₹4,31,640'],
    [screenCopy.bill.demand, '₹42,500'],
    [screenCopy.bill.other, '₹8,170'],
  ] as const
const UNITS_A_DAY = [60, 72, 66, 80, 74, 40, 36, 70, 82, 76, 84, 78, 42, 38, 64, 60, 58, 56, 30, 28]
const FIRST_CORRECTED_DAY = 14

export function BillScreen() {
  return (
    <PhoneScreen title={copy.bill} label={screenCopy.bill.label}>
      <ArtText x={30} y={124} size={17} fill={palette.ink2}>
        {screenCopy.bill.soFar}
      </ArtText>
      <ArtText x={28} y={184} size={56} fill={palette.ink} isReading>
        ₹4,82,310
      </ArtText>
      <path d="M28 206H252" stroke={palette.ink} strokeWidth="3" />
      {bill().map(([name, amount], index) => (
        <g key={name}>
          <ArtText x={30} y={240 + index * 36} size={18} fill={palette.ink2}>
            {name}
          </ArtText>
          <ArtText x={250} y={240 + index * 36} size={18} fill={palette.ink} anchor="end" weight={640}>
            {amount}
          </ArtText>
          <path
            d={`M100 ${236 + index * 36}h56`}
            stroke={palette.edge}
            strokeWidth="2"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
        </g>
      ))}
      {UNITS_A_DAY.map((units, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day
          key={day}
          x={30 + day * 11}
          y={Math.round(500 - units * 1.4)}
          width="8"
          height={Math.round(units * 1.4)}
          fill={day >= FIRST_CORRECTED_DAY ? palette.gain : palette.edge}
        />
      ))}
      <ArtText x={30} y={528} size={16} fill={palette.ink2}>
        {screenCopy.bill.unitsADay}
      </ArtText>
    </PhoneScreen>
  )
}

/** A drawn screen in the rendered phone; where the glass lies is in art/phones.json and in plant-screens.css. */
function PhoneScreen({ title, label, children }: PhoneScreenProps) {
  return (
    <figure className="phone">
      <Picture name="phone-front" sizes="(min-width: 64rem) 18rem, 15.5rem" alt="" />
      <svg viewBox="13 13 254 561" role="img" aria-label={`${title}: ${label}`}>
        <rect x="13" y="13" width="254" height="561" rx="32" fill={palette.paper} />
        <rect x="107" y="24" width="66" height="17" rx="8.5" fill={palette.ink} />
        <ArtText x={32} y={84} size={24} fill={palette.ink} weight={680}>
          {title}
        </ArtText>
        {children}
      </svg>
    </figure>
  )
}
