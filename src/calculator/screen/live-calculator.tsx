import { useState } from 'react'
import { readAnswers } from '#calculator/answers/answers.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { changedControls } from './changed-controls.ts'
import { fetchKvahMode } from './kvah-mode.ts'

// What is asked for must be here before React looks for it. If it does not come, the calculator says so itself.
if (typeof location !== 'undefined') {
  const isKvah = [location.search, location.hash].some((text) => readAnswers(text.slice(1)).mode === 'kvah')
  if (isKvah) await fetchKvahMode().catch(() => undefined)
}

/** The calculator with what was typed before its script came, read before React takes the form over. */
export default function LiveCalculator(props: CalculatorProps) {
  const [typed] = useState(() =>
    typeof document === 'undefined' ? undefined : changedControls(document.querySelector('form')),
  )
  return <Calculator {...props} typed={typed} />
}
