import type { ChangedTariff } from '#calculator/answers/changed-tariff.ts'
import { day } from '#calculator/engine/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'

const { changed: copy } = calculatorCopy

/** Where the tariff changed while the bill ran: how its days are parted. */
export function ChangedFields({ form, changed }: { form: Form; changed: ChangedTariff }) {
  return (
    <div className="pair">
      <NumberField form={form} name="billDays" label={copy.days} hint={copy.hint} />
      <NumberField form={form} name="earlierDays" label={copy.earlier(day(changed.before.validTo ?? ''))} />
    </div>
  )
}
