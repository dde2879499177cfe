import { writePrice } from '#calculator/screen/write-number.ts'
import { usualAppliances } from '#calculator/words.en.ts'
import { Drums } from '#site/lit-scene/drums.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { PictureName } from '#ui/pictures.ts'
import { absent, countOf, FIRST_ON, FIRST_STATE, SWITCHES, type Switch, unitsOf, unitsWith } from './appliances.ts'
import type { HouseBill } from './house-bills.ts'
import { litHouseCopy as copy } from './words.en.ts'
import './lit-house.css'
import './house-sum.css'

/** Where the picture stands beside the words. */
const WIDE = '(min-width: 64rem)'
const LIES = '100vw'
const COLUMN = '(min-width: 64rem) 40rem, 100vw'

interface LitHouseProps {
  bills: HouseBill[]
  /** The heading and what is said under it. */
  words: Elements
  /** Further ways on, beside the button. */
  ways?: Elements
  /** The first thing on its page. */
  isFirst?: boolean
  /** As wide as the words of an article, and what is on there. */
  inArticle?: { on: readonly Switch[] }
}

/**
 * The house that bills itself: its rooms are switches, and the register turns to what the calculator asks for it. A form
 * without any script: :has() reads the switches, calc() does the sum, the button asks the calculator. Its page gives the
 * frame the styles that do the sum (house-css.ts).
 */
export function LitHouse({ bills, words, ways, isFirst, inArticle }: LitHouseProps) {
  const on = inArticle?.on ?? FIRST_ON
  const sizes = inArticle ? COLUMN : LIES
  const lying = (name: PictureName) => (inArticle ? undefined : { name, media: WIDE })

  return (
    <form className={`lit ${inArticle ? 'lit--column' : 'lit--wide'} house on-deep`} action="/energy-calculator">
      <input type="hidden" name="mode" value="appliances" />
      {[...absent(), ...SWITCHES].map((id) => (
        <input key={id} type="hidden" name={`${id}.count`} value="0" />
      ))}
      <div className="lit__words">{words}</div>
      <Register bills={bills} on={on} />
      <div className="lit__scene">
        <div className="lit__stage">
          <Picture className="lit__dark" name="cut-p" instead={lying('cut-l')} sizes={sizes} priority={isFirst} />
          {SWITCHES.map((id) => (
            <Picture
              key={id}
              className={`lit__light lit__light--${id}`}
              name={`cut-p-${id}`}
              instead={lying(`cut-l-${id}`)}
              sizes={sizes}
              alt=""
              isDecoration
            />
          ))}
        </div>
        <fieldset className="lit__switches">
          <legend className="vh">{copy.switches}</legend>
          {SWITCHES.map((id) => (
            <SwitchOf key={id} id={id} isOn={on.includes(id)} />
          ))}
        </fieldset>
      </div>
      <div className="lit__ask">
        <fieldset className="lit__states">
          <legend className="vh">{copy.state}</legend>
          {bills.map(({ code, name }) => (
            <label key={code}>
              <input className="vh" type="radio" name="state" value={code} defaultChecked={code === FIRST_STATE} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className="lit__ways">
          <button className="btn btn--coral needs-script" type="submit">
            <span>{copy.submit}</span> <Icon name="go" />
          </button>
          {/* The page around the calculator reads its query by a script. */}
          <noscript>
            <button className="btn btn--coral" type="submit" formAction="/embed/energy-calculator">
              {copy.submit}
            </button>
          </noscript>
          {ways}
        </div>
        <div className="lit__notes">
          {bills.map(({ code, lacks }) => (
            <p key={code} className={`lit__of lit__of--${code}`}>
              {copy.note(lacks.join(', '))}
            </p>
          ))}
        </div>
      </div>
    </form>
  )
}

/** The drums, the units, and what the last jump cost. A screen reader gets the sum by the button, as a page. */
function Register({ bills, on }: Pick<LitHouseProps, 'bills'> & { on: readonly Switch[] }) {
  return (
    <div className="lit__meter" aria-hidden="true">
      <p className="lit__sum">
        <span className="lit__rupee">₹</span>
        <Drums count={4} commasAfter={[0]} />
        <span className="lit__per">
          <span>{copy.month}</span>
          <span className="lit__units">
            <b className="lit__count">
              <span>{unitsWith(on)}</span>
            </b>{' '}
            <span>{copy.units}</span>
          </span>
        </span>
      </p>
      <p className="lit__plain">{copy.plain(on.map((id) => copy.inside[id]))}</p>
      <div className="lit__steps">
        {bills.flatMap(({ code, steps }) =>
          steps.map(({ unit, paise }) => (
            <p key={code + unit} className={`lit__of--${code} lit__step lit__step--${code}-${unit}`}>
              {paise === null ? copy.stepUnknown(unit) : copy.step(unit, writePrice(paise))}
            </p>
          )),
        )}
      </div>
    </div>
  )
}

function SwitchOf({ id, isOn }: { id: Switch; isOn: boolean }) {
  return (
    <label className={`lit__switch lit__switch--${id}`}>
      <input className="vh" type="checkbox" name={`${id}.count`} value={countOf(id)} defaultChecked={isOn} />
      <span className="lit__key" aria-hidden="true">
        <b>{copy.names[id]}</b>
        <span className="lit__adds lit__amount" />
      </span>
      <span className="vh">{copy.sentences[id](hoursOf(id), Math.round(unitsOf(id)))}</span>
    </label>
  )
}

function hoursOf(id: Switch): string {
  const { hours } = usualAppliances.find((appliance) => appliance.id === id)!
  return Number.isInteger(hours * 2) ? copy.hours(hours) : copy.minutes(Math.round(hours * 60))
}
