import type { ChangedTariff } from '#calculator/answers/changed-tariff.ts'
import { PAYMENTS, PRINTED, SHIFTS } from '#calculator/answers/paper-terms.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { describeRate, describeZone } from '#calculator/engine/factory/time-of-day-zones.ts'
import { day, printedNames } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Form } from './form.ts'
import { ChoiceField, NumberField } from './number-field.tsx'
import { paperCopy } from './paper-words.en.ts'
import { zonesCopy as copy } from './zone-words.en.ts'

const { changed: changedCopy } = paperCopy

export * as rules from '#calculator/engine/factory/rules.ts'

/** When the units were used, as the bill prints it; or the shifts, which give a range. */
export function ZoneFields({ form, result: { zones, tariff } }: { form: Form; result: Result }) {
  if (zones.length === 0) return null
  const isTold = zones.some(({ id }) => (form.answers[`zone.${id}`] ?? '') !== '')

  return (
    <fieldset className="form">
      <legend>{copy.legend}</legend>
      <p className="hint">{copy.hint}</p>
      {zones.map((zone) => (
        <NumberField
          key={zone.id}
          form={form}
          name={`zone.${zone.id}`}
          label={`${describeZone(zone)} (${describeRate(zone.charge)})`}
          unit={tariff.billingUnit}
        />
      ))}
      {!isTold && (
        <ChoiceField form={form} name="shifts" label={copy.shifts} hint={copy.shiftsHint}>
          <option value="">{copy.noShifts}</option>
          {SHIFTS.map((shifts) => (
            <option key={shifts} value={shifts}>
              {copy.shiftNames[shifts]}
            </option>
          ))}
        </ChoiceField>
      )}
    </fieldset>
  )
}

/** Where the tariff changed while the bill ran: how its days are parted. */
export function ChangedFields({ form, changed }: { form: Form; changed: ChangedTariff }) {
  return (
    <div className="pair">
      <NumberField form={form} name="billDays" label={changedCopy.days} hint={changedCopy.hint} />
      <NumberField form={form} name="earlierDays" label={changedCopy.earlier(day(changed.before.validTo ?? ''))} />
    </div>
  )
}

/** The surcharges as the bill prints them, and the schemes of this tariff. */
export function SurchargeRows({ form, tariff, hasFuel }: { form: Form; tariff: Tariff; hasFuel: boolean }) {
  const optional = tariff.subsidy.filter(
    ({ optIn, defaultOn, includedInRates }) => (optIn || !defaultOn) && !includedInRates,
  )

  return (
    <div className="form">
      {hasFuel && (
        <div className="pair">
          <NumberField form={form} name="fuel" label={paperCopy.fuel} hint={paperCopy.fuelHint} />
          <ChoiceField form={form} name="fuelKind" label={paperCopy.fuelKind}>
            {Object.entries(paperCopy.fuelKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </ChoiceField>
        </div>
      )}
      {tariff.fuelSurcharge.secondPart && (
        <NumberField form={form} name="fuelSecond" label={paperCopy.fuelSecond} hint={paperCopy.fuelHint} />
      )}
      {tariff.subsidy.length > 0 && (
        <ChoiceField form={form} name="schemes" label={paperCopy.schemes}>
          <option value="">{paperCopy.usualSchemes}</option>
          <option value="none">{paperCopy.noSchemes}</option>
          {optional.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </div>
  )
}

/** The days of the bill, how it is paid, and what only the paper knows. */
export function PaperRows({ form, tariff, hasDays }: { form: Form; tariff: Tariff; hasDays: boolean }) {
  const granted = PAYMENTS.filter((payment) => tariff.adjustments?.some(({ reason }) => reason === payment))

  return (
    <div className="form">
      {granted.length > 0 && (
        <ChoiceField form={form} name="payment" label={paperCopy.payment}>
          <option value="">{paperCopy.noPayment}</option>
          {granted.map((payment) => (
            <option key={payment} value={payment}>
              {paperCopy.payments[payment]}
            </option>
          ))}
        </ChoiceField>
      )}
      {hasDays && <NumberField form={form} name="billDays" label={changedCopy.days} />}
      <p className="hint">{paperCopy.hint}</p>
      {PRINTED.map((name) => (
        <NumberField key={name} form={form} name={`printed.${name}`} label={printedNames[name]} unit="₹" />
      ))}
    </div>
  )
}
