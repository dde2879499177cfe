import { day } from '#calculator/engine/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { site } from '#company/site.ts'
import './printed-foot.css'

/** On paper only: who worked it out, and when. */
export function PrintedFoot({ today }: { today: string }) {
  return <p className="print-only">{calculatorCopy.bill.printed(site.brand, day(today))}</p>
}
