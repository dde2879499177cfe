import type { Choice } from '#calculator/answers/work-out.ts'
import { tariffCategories } from '#calculator/category-words.en.ts'
import { day } from '#calculator/engine/words.en.ts'
import { missingSupplies } from '#calculator/missing-factories.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'
import type { Form } from './form.ts'
import { ChoiceField } from './number-field.tsx'

const { fields: copy } = calculatorCopy

export interface StateName {
  code: string
  name: string
}

interface ConnectionFieldsProps {
  form: Form
  states: StateName[]
  tariffs: Tariff[]
  choice: Choice | undefined
}

/** Where, from whom, and under which tariff. */
export function ConnectionFields({ form, states, tariffs, choice }: ConnectionFieldsProps) {
  const discoms = [...new Set(tariffs.flatMap(({ discom }) => discom))].sort()
  const { state, discom } = form.answers
  const isUnknown = !states.some(({ code }) => code === state)

  return (
    <>
      <div className="pair">
        <ChoiceField form={form} name="state" label={copy.state}>
          {isUnknown && <option value={state}>{copy.choose}</option>}
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </ChoiceField>
        {discoms.length > 1 && (
          <ChoiceField form={form} name="discom" label={copy.discom} value={discoms.includes(discom) ? discom : ''}>
            <option value="">{copy.anyDiscom}</option>
            {discoms.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </ChoiceField>
        )}
      </div>
      {choice && (
        <ChoiceField form={form} name="tariff" label={copy.tariff} value={choice.tariff.id}>
          {categoriesOf(choice.offered).map((category) => (
            <optgroup key={category} label={tariffCategories[category]}>
              {choice.offered
                .filter((tariff) => tariff.category === category)
                .map((tariff) => (
                  <option key={tariff.id} value={tariff.id}>
                    {nameOf(tariff, choice.offered)}
                  </option>
                ))}
            </optgroup>
          ))}
        </ChoiceField>
      )}
      {choice && (
        <MissingFactory stateName={states.find(({ code }) => code === state)?.name} offered={choice.offered} />
      )}
    </>
  )
}

function categoriesOf(tariffs: Tariff[]): Tariff['category'][] {
  const order = Object.keys(tariffCategories) as Tariff['category'][]
  return order.filter((category) => tariffs.some((tariff) => tariff.category === category))
}

/** With its last day where another record has the same name. */
function nameOf({ id, subcategory, category, validTo, energyCharge }: Tariff, all: Tariff[]): string {
  const hasTwin = all.some((other) => other.id !== id && other.subcategory === subcategory)
  const until = hasTwin && validTo ? `, ${copy.until(day(validTo))}` : ''
  const rates = energyCharge ? '' : copy.withoutRates
  return `${tariffCategories[category]}: ${subcategory}${until}${rates}`
}

/** Under the list of connections: which tariffs of a factory are not in it, and how to send them to us. */
function MissingFactory({ stateName, offered }: { stateName: string | undefined; offered: Tariff[] }) {
  const supplies = missingSupplies(offered)
  if (!supplies || !stateName) return null

  return (
    <p className="hint">
      <span>{copy.noFactory(stateName, supplies)}</span>{' '}
      <a target="_top" href={contactPath(copy.orderMessage(stateName, supplies))}>
        {copy.sendOrder}
      </a>
    </p>
  )
}
