import { writePrice } from '#calculator/screen/write-number.ts'
import { Drums } from '#site/lit-scene/drums.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WorkshopBill } from './load-workshop.ts'
import { BANKS, FIRST_ON, HOURS, isBank, isMachine, LATHES, MACHINES, SWITCHES, type Switch } from './plant.ts'
import { litWorkshopCopy as copy } from './words.en.ts'
import { drumsFor } from './workshop-css.ts'
import './lit-workshop.css'

/** Where the picture stands beside the words. */
const WIDE = '(min-width: 64rem)'
const LIES = '100vw'
/** Where the form goes: the server counts the month, and asks the calculator. */
const ASK = '/go/workshop'

interface LitWorkshopProps {
  bill: WorkshopBill
  /** The heading and what is said under it. */
  words: Elements
  /** Further ways on, beside the button. */
  ways: Elements
}

/**
 * The workshop: capacitors and machines are switches, the power triangle and the register follow. As the house, a form
 * without any script. Its page gives the frame the styles that do the sum (workshop-css.ts).
 */
export function LitWorkshop({ bill, words, ways }: LitWorkshopProps) {
  return (
    <form className="lit lit--wide workshop on-deep" action={ASK}>
      <div className="lit__words">{words}</div>
      <Register drums={drumsFor(bill)} />
      <div className="lit__scene">
        <div className="lit__stage">
          <Picture
            className="lit__dark"
            name="shop-p"
            instead={{ name: 'shop-l', media: WIDE }}
            sizes={LIES}
            priority
          />
          {SWITCHES.map((id) => (
            <Picture
              key={id}
              className={`lit__light lit__light--${id}`}
              name={`shop-p-${id}`}
              instead={{ name: `shop-l-${id}`, media: WIDE }}
              sizes={LIES}
              alt=""
              isDecoration
            />
          ))}
        </div>
        <Triangle />
        <fieldset className="lit__switches">
          <legend className="vh">{copy.switches}</legend>
          {SWITCHES.map((id) => (
            <SwitchOf key={id} id={id} />
          ))}
        </fieldset>
      </div>
      <div className="lit__ask">
        <div className="lit__ways">
          <button className="btn btn--coral needs-script" type="submit">
            <span>{copy.submit}</span> <Icon name="go" />
          </button>
          {/* The page around the calculator reads its query by a script. */}
          <noscript>
            <button className="btn btn--coral" type="submit" formAction={`${ASK}/embed`}>
              {copy.submit}
            </button>
          </noscript>
          {ways}
        </div>
        <p className="lit__notes">{noteOf(bill)}</p>
      </div>
    </form>
  )
}

/** Rupees of the month, and which way the current is out of step. A screen reader gets the sum by the button, as a page. */
function Register({ drums }: { drums: number }) {
  return (
    <div className="lit__meter" aria-hidden="true">
      <p className="lit__sum">
        <span className="lit__rupee">₹</span>
        <Drums count={drums} commasAfter={[drums - 6, drums - 4]} />
        <span className="lit__per">
          <span>{copy.month}</span>
          <span className="lit__factor">
            <span>{copy.factor}</span> <b className="workshop__cosine" />
          </span>
        </span>
      </p>
      <p className="lit__plain">{copy.plain}</p>
      <div className="lit__steps">
        {Object.entries(copy.states).map(([state, sentence]) => (
          <p key={state} className={`lit__step lit__step--${state}`}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  )
}

/** kWh along the base, kVArh upright, kVAh on the slope; each with its figure, two of them with rupees. */
function Triangle() {
  return (
    <div className="triangle" aria-hidden="true">
      <div className="triangle__drawn">
        <span className="triangle__body" />
        <span className="triangle__angle" />
        <span className="triangle__work" />
        <span className="triangle__lag" />
        <span className="triangle__lead" />
        <span className="triangle__slope">
          <b className="lit__amount triangle__kvah" /> <span>{copy.billed}</span>
        </span>
        <span className="triangle__at-side">
          <b className="lit__amount triangle__kvarh" /> <span>{copy.reactive}</span>
          <b className="lit__amount triangle__waste" /> <span>{copy.waste}</span>
        </span>
      </div>
      <div className="triangle__at-base">
        <b className="lit__amount triangle__kwh" /> <span>{copy.work}</span>{' '}
        <b className="lit__amount triangle__worth" />
      </div>
    </div>
  )
}

function SwitchOf({ id }: { id: Switch }) {
  const { kw, kvar } = ratingOf(id)
  return (
    <label className={`lit__switch lit__switch--${id}`}>
      <input className="vh" type="checkbox" name={id} defaultChecked={FIRST_ON.includes(id)} />
      <span className="lit__key" aria-hidden="true">
        <b>{copy.names[id](kvar)}</b>
        <span className="lit__adds lit__amount" />
      </span>
      <span className="vh">{copy.sentences[id](kw, kvar)}</span>
    </label>
  )
}

function ratingOf(id: Switch): { kw: number; kvar: number } {
  if (isMachine(id)) return MACHINES[id]
  return { kw: 0, kvar: isBank(id) ? BANKS[id] : 0 }
}

function noteOf({ tariff, state, ratePaise }: WorkshopBill): string {
  const kw = Object.values(MACHINES).reduce((sum, machine) => sum + machine.kw, LATHES.kw)
  return copy.note(kw, tariff, state, writePrice(ratePaise), HOURS.running, HOURS.standing)
}
