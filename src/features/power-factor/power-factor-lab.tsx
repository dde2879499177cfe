import { type ChangeEvent, useState } from 'react'
import { Link } from 'react-router'
import { smartBusinessCopy } from '#content/smart-business.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { contactPath } from '#ui/contact-path.ts'
import { formatRupees } from '#ui/format-rupees.ts'
import { Icon } from '#ui/icon.tsx'
import { kvahBill } from './kvah-bill.ts'
import { example } from './power-factor-example.ts'
import type { Side } from './power-triangle.ts'
import { TriangleDrawing } from './triangle-drawing.tsx'
import './power-factor-lab.css'

const { lab: copy } = smartBusinessCopy
const SIDES = ['lagging', 'leading'] as const
const CORRECTED = kvahBill(example.workKwh, example.target, example.paisePerKvah)

/** The power triangle with its bill beside it. The first state is in the page; a script moves it. */
export function PowerFactorLab() {
  const [powerFactor, setPowerFactor] = useState<number>(example.start)
  const [side, setSide] = useState<Side>('lagging')
  const today = kvahBill(example.workKwh, powerFactor, example.paisePerKvah)
  const saving = today.paise - CORRECTED.paise
  const printed = powerFactor.toFixed(2)

  function onSlide({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setPowerFactor(currentTarget.valueAsNumber)
  }

  return (
    <div className="lab">
      <div className="lab__drawing on-sheet">
        <div className="lab__value">
          <label htmlFor="power-factor">{copy.slider}</label>
          <output htmlFor="power-factor">{printed}</output>
        </div>
        <div className="needs-script">
          <input
            id="power-factor"
            className="range"
            type="range"
            min={example.lowest}
            max={example.target}
            step="0.01"
            value={powerFactor}
            aria-valuetext={printed}
            onChange={onSlide}
          />
          <div className="lab__scale" aria-hidden="true">
            <span>0.70</span>
            <span>0.80</span>
            <span>0.90</span>
            <span>0.99</span>
          </div>
          <fieldset className="lab__side">
            <legend>{copy.side}</legend>
            {SIDES.map((name) => (
              <label key={name}>
                <input type="radio" name="side" checked={side === name} onChange={() => setSide(name)} />
                <span>
                  <b>{copy.sides[name].label}</b> {copy.sides[name].hint}
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <TriangleDrawing powerFactor={powerFactor} side={side} />
      </div>
      <div>
        <div className="bill">
          <div className="bill__top">
            <h3>
              {copy.today}, PF {printed}
            </h3>
            <span>
              {inIndian(example.workKwh)} kWh {copy.forWork}
            </span>
          </div>
          <Line name={copy.billed} value={inIndian(today.kvah)} />
          <Line name={copy.energyCharge} value={formatRupees(today.paise)} />
          <hr className="tear" />
          <div className="bill__top">
            <h3>
              {copy.corrected}, PF {example.target}
            </h3>
            <span>{copy.sameWork}</span>
          </div>
          <Line name={copy.billed} value={inIndian(CORRECTED.kvah)} />
          <Line name={copy.energyCharge} value={formatRupees(CORRECTED.paise)} />
          <div className="bill__total" aria-live="polite" aria-atomic="true">
            <span>
              {saving > 0 ? copy.saved : copy.nothingToSave}
              <br />
              <span className="gain">{((100 * saving) / today.paise).toFixed(1)}%</span>
            </span>
            <b className="price gain">{formatRupees(saving)}</b>
          </div>
          <p className="bill__note">{side === 'leading' ? copy.leadNote : copy.rateNote}</p>
        </div>
        <div className="lab__action">
          <ButtonLink to={contactPath(messageFor(printed, side, saving))}>
            {copy.action} <Icon name="go" />
          </ButtonLink>
          <Link className="go-link" to="/energy-calculator#mode=kvah">
            {copy.ownNumbers} <Icon name="go" />
          </Link>
        </div>
      </div>
    </div>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="ln">
      <span>{name}</span>
      <span>{value}</span>
    </div>
  )
}

function messageFor(powerFactor: string, side: Side, saving: number): string {
  return saving > 0
    ? copy.message(powerFactor, side, inIndian(example.workKwh), formatRupees(saving))
    : copy.messageAtTarget(powerFactor, side)
}

function inIndian(value: number): string {
  return value.toLocaleString('en-IN')
}
