import { kvahCopy as copy } from '#content/kvah.ts'
import { writeUnits } from '#features/calculator/screen/write-number.ts'
import { Icon } from '#ui/icon.tsx'
import { formatRupees } from '#ui/indian-numbers.ts'
import type { LeadEffect } from './power-factor-result.ts'

/** Over-corrected: no capacitors are offered here, only what the ones there are cost. */
export function LeadLines({ lead, isCounted }: { lead: LeadEffect; isCounted: boolean }) {
  const { paise, kvah } = lead.added

  return (
    <>
      {isCounted && (
        <div className="bill__total">
          <span>{paise === undefined ? copy.leadAdds : copy.leadCost}</span>
          <b className="price">{paise === undefined ? `${writeUnits(kvah)} kVAh` : formatRupees(paise)}</b>
        </div>
      )}
      <p className="warning">
        <Icon name="bad" />
        <span>{`${copy.warning(lead.risePercent.toFixed(1))} ${copy.leadWay}`}</span>
      </p>
    </>
  )
}
