import { energyCalculatorCopy as copy } from '#content/energy-calculator.ts'
import { CalculatorFrame } from '#features/calculator-frame/calculator-frame.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import './energy-calculator.css'

export const handle: PageHandle = { bare: true, isStill: true, label: copy.frame }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/energy-calculator' })
}

export default function EnergyCalculatorPage() {
  return <CalculatorFrame />
}
