import { pageMeta } from '#company/page-meta.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { CalculatorFrame } from './calculator-frame.tsx'
import { energyCalculatorCopy as copy } from './words.en.ts'
import './energy-calculator.css'

export const handle: PageHandle = { bare: true, isStill: true, label: copy.frame }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/energy-calculator' })
}

export default function EnergyCalculatorPage() {
  return <CalculatorFrame />
}
