import { useState } from 'react'
import { groupDigits } from '#india/indian-numbers.ts'
import { Button } from '#ui/button.tsx'
import { checkReading, LEAST_CERTAINTY } from './check-reading.ts'
import { demoMeters } from './demo-meters.ts'
import { Display } from './display.tsx'
import { type Condition, photograph } from './photograph.ts'
import { readDigit } from './read-digit.ts'
import { utilitiesCopy } from './words.en.ts'

const { demo: copy } = utilitiesCopy
const CONDITIONS = ['clear', 'dusty', 'damaged'] as const

/** A reader at work in the page: it reads the picture that is shown, digit by digit, and says when it does not know. */
export function ReadingDemo() {
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
          <span>{`${meter.usualUse.join(' to ')} ${copy.units}`}</span>
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
