import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { SurchargeRows } from './late-modes.ts'
import { More } from './more.tsx'

/** What the bill itself knows best, and the schemes one may have joined. */
export function SurchargeFields({ form, tariff }: { form: Form; tariff: Tariff }) {
  const { fuel, fuelSecond, schemes } = form.answers
  const hasFuel = tariff.fuelSurcharge.changes !== 'none'
  if (!hasFuel && tariff.subsidy.length === 0) return null

  return (
    <More summary={calculatorCopy.fields.more} isAnswered={fuel !== '' || fuelSecond !== '' || schemes !== ''}>
      <SurchargeRows form={form} tariff={tariff} hasFuel={hasFuel} />
    </More>
  )
}
