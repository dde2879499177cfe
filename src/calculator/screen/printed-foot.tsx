import { day } from '#calculator/engine/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import './printed-foot.css'

/** On paper only: who worked it out, and when. */
export function PrintedFoot({ today, brand }: { today: string; brand: string }) {
  return <p className="print-only">{calculatorCopy.bill.printed(brand, day(today))}</p>
}
