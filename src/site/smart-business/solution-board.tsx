import { stepsOf } from '#company/step-lists.ts'
import { palette } from '#ui/art/palette.ts'
import { headingId } from '#ui/heading-id.ts'
import './solution-board.css'

/** The one that is drawn switched off: each circuit works alone. */
const OFF = 4

/** The services as a distribution board. The switches are drawings, not controls. */
export function SolutionBoard() {
  return (
    <ul className="board">
      {stepsOf('services').map(({ id, name, text }, index) => (
        <li key={id}>
          <Breaker isOn={index !== OFF} />
          <div>
            <h3 id={headingId(name)}>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Breaker({ isOn }: { isOn: boolean }) {
  const top = isOn ? 24.5 : 46

  return (
    <svg viewBox="0 0 68 92" aria-hidden="true">
      <rect x="2" y="2" width="64" height="88" rx="6" fill="#FBF7EF" stroke={palette.ink} strokeWidth="2.5" />
      <rect x="20" y="22" width="28" height="48" rx="4" fill="#2B2019" />
      <rect x="22.5" y={top} width="23" height="21" rx="3" fill={isOn ? palette.coral : palette.edge} />
      <path
        d={`M28 ${top + 6.5}h12M28 ${top + 10.5}h12M28 ${top + 14.5}h12`}
        stroke={palette.ink}
        strokeOpacity=".45"
        strokeWidth="1.5"
      />
      <path d="M34 15V8M34 84v-7" stroke={palette.ink} strokeWidth="2.5" />
    </svg>
  )
}
