import { useEffect } from 'react'
import { day } from '#calculator/engine/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import './printed-foot.css'

/** On paper only: who worked it out, and when. What is folded away stands open there: nobody can press on paper. */
export function PrintedFoot({ today, brand }: { today: string; brand: string }) {
  useEffect(() => {
    const opened = new Set<HTMLDetailsElement>()
    const open = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('#bill details:not([open])')) {
        details.open = true
        opened.add(details)
      }
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened.clear()
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])

  return <p className="print-only">{calculatorCopy.bill.printed(brand, day(today))}</p>
}
