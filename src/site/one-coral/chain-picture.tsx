import { ArtText } from '#ui/art/art-text.tsx'
import { palette } from '#ui/art/palette.ts'
import { ModulePicture, Part } from './module-picture.tsx'
import { pictureCopy } from './picture-words.en.ts'

const { chain: copy } = pictureCopy

const steps = () =>
  [
    { ...copy.steps[0], state: 'done' },
    { ...copy.steps[1], state: 'done' },
    { ...copy.steps[2], state: 'done' },
    { ...copy.steps[3], state: 'here' },
    { ...copy.steps[4], state: 'ahead' },
  ] as const

export function ChainPicture() {
  return (
    <ModulePicture label={copy.label} height={440}>
      <path className="module__wide" d="M110 150H590" stroke={palette.coral} strokeWidth="8" />
      <path className="module__wide" d="M590 150H750" stroke={palette.deep3} strokeWidth="8" />
      <path className="module__tall" d="M66 52V304" stroke={palette.coral} strokeWidth="6" />
      <path className="module__tall" d="M66 304V388" stroke={palette.deep3} strokeWidth="6" />
      {steps().map(({ name, note, state }, index) => {
        const x = 110 + index * 160
        const y = 52 + index * 84

        return (
          <g key={name}>
            <Part by={[66 - x * 0.75, y - 150 * 0.75]} scale={0.75}>
              <circle
                cx={x}
                cy="150"
                r="44"
                fill={state === 'done' ? palette.coral : palette.deep}
                stroke={state === 'ahead' ? palette.deep3 : palette.coral}
                strokeWidth="5"
              />
              {state === 'done' && (
                <path
                  d={`m${x - 18} 152 13 13 26-30`}
                  fill="none"
                  stroke={palette.ink}
                  strokeWidth="7"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
              {state === 'here' && (
                <ArtText x={x} y={166} size={44} fill={palette.sheet} anchor="middle" isReading>
                  12
                </ArtText>
              )}
            </Part>
            <Part by={[122 - x, y - 238]} isBeside>
              <ArtText x={x} y={234} size={22} fill={palette.sheet} anchor="middle" weight={640}>
                {name}
              </ArtText>
              <ArtText x={x} y={262} size={18} fill={palette.mist} anchor="middle">
                {note}
              </ArtText>
            </Part>
          </g>
        )
      })}
    </ModulePicture>
  )
}
