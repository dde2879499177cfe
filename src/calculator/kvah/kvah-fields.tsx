import { type AnswerName, FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import { tariffCategories } from '#calculator/category-words.en.ts'
import type { Form } from '#calculator/screen/form.ts'
import { More } from '#calculator/screen/more.tsx'
import { ChoiceField, NumberField } from '#calculator/screen/number-field.tsx'
import { Slider } from '#calculator/screen/slider.tsx'
import { writePrice } from '#calculator/screen/write-number.ts'
import type { Elements } from '#ui/elements.ts'
import { saysHowItIsBilled } from './kvah-bill.tsx'
import type { KnownRate } from './rate-of-tariff.ts'
import { kvahCopy as copy } from './words.en.ts'

const { affected } = copy
const SLIDES = { min: 0.7, max: 1, step: 0.01 }

interface KvahFieldsProps {
  form: Form
  rate: KnownRate | undefined
  /** Where the state is not chosen elsewhere in the form. */
  states?: { code: string; name: string }[]
  /** The triangle, where it follows the hand and not the bill. */
  drawing?: Elements
}

/** Work and reactive energy; then correction and quotation; then the four questions. */
export function KvahFields({ form, rate, states, drawing }: KvahFieldsProps) {
  return (
    <>
      <div className="pair">
        <NumberField form={form} name="work" label={copy.kwh} unit="kWh" />
        <ChoiceField form={form} name="known" label={copy.known}>
          <Options of={copy.knownAs} />
        </ChoiceField>
      </div>
      {form.answers.known === 'kvarh' ? <Readings form={form} /> : <Factor form={form} />}
      {drawing}
      {!rate && <Rate form={form} hint={copy.rateHint} />}
      <More
        summary={copy.correction}
        isAnswered={isAnswered(form, ['rate', 'kw', 'quoteFrom', 'quoteTo', 'target', 'least'])}
      >
        <div className="form">
          {rate && <Rate form={form} hint={copy.rateFrom(writePrice(rate.paise), rate.tariff)} />}
          <div className="pair">
            <NumberField form={form} name="least" label={copy.least} />
            <NumberField form={form} name="target" label={copy.target} />
          </div>
          <NumberField form={form} name="kw" label={copy.kw} unit="kW" hint={copy.kwHint} />
          <div className="pair">
            <NumberField form={form} name="quoteFrom" label={copy.quoteFrom} unit="₹" />
            <NumberField form={form} name="quoteTo" label={copy.quoteTo} unit="₹" />
          </div>
        </div>
      </More>
      <More summary={affected.heading} isAnswered={saysHowItIsBilled(form.answers)}>
        <div className="form">
          {states && (
            <ChoiceField form={form} name="state" label={affected.state}>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </ChoiceField>
          )}
          <ChoiceField form={form} name="category" label={affected.category}>
            <Options of={tariffCategories} />
          </ChoiceField>
          <div className="pair">
            <ChoiceField form={form} name="showsKvah" label={affected.showsKvah}>
              <Options of={affected.answers} />
            </ChoiceField>
            <ChoiceField form={form} name="showsLead" label={affected.showsLead}>
              <Options of={affected.answers} />
            </ChoiceField>
          </div>
        </div>
      </More>
    </>
  )
}

/** Asked for first only where no tariff says it. */
function Rate({ form, hint }: { form: Form; hint: string }) {
  return <NumberField form={form} name="rate" label={copy.rate} unit="₹" hint={hint} />
}

function Factor({ form }: { form: Form }) {
  return (
    <div>
      <NumberField form={form} name="pf" label={copy.pf} />
      <Slider form={form} name="pf" label={copy.slider} value={readNumber(form.answers.pf).value ?? 0} {...SLIDES} />
    </div>
  )
}

function Readings({ form }: { form: Form }) {
  return (
    <>
      <div className="pair">
        <NumberField form={form} name="lag" label={copy.lag} unit="kVArh" />
        <NumberField form={form} name="lead" label={copy.lead} unit="kVArh" />
      </div>
      <ChoiceField form={form} name="counted" label={copy.counted}>
        <Options of={copy.countedAs} />
      </ChoiceField>
    </>
  )
}

function isAnswered({ answers }: Form, names: AnswerName[]): boolean {
  return names.some((name) => answers[name] !== FIRST_ANSWERS[name])
}

function Options({ of: choices }: { of: Record<string, string> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
