import { use, useState } from 'react'
import { readAnswers } from '#calculator/answers/answers.ts'
import { asksForFactoryRules, chooseConnection } from '#calculator/answers/work-out.ts'
import { hasFactoryRules } from '#calculator/engine/factory-rules.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { changedControls } from './changed-controls.ts'
import { fetchFactoryRules, fetchMode } from './late-modes.ts'

// What is asked for must be here before React looks for it. If it does not come, the calculator says so itself.
await fetchAskedModes().catch(() => undefined)

/** The server may be asked for any mode. */
async function fetchAskedModes() {
  if (typeof location === 'undefined') {
    await fetchFactoryRules()
    return fetchMode()
  }
  const asked = [location.search, location.hash].map((text) => readAnswers(text.slice(1)).mode)
  await Promise.all(asked.map(fetchMode))
}

/** The calculator with what was typed before its script came, read before React takes the form over. */
export default function LiveCalculator(props: CalculatorProps) {
  // React takes over what the server has drawn, and cannot draw a factory's bill without its rules.
  if (!hasFactoryRules() && needsRules(props)) use(fetchFactoryRules())
  const [typed] = useState(() =>
    typeof document === 'undefined' ? undefined : changedControls(document.querySelector('form')),
  )
  return <Calculator {...props} typed={typed} />
}

function needsRules({ given, tariffs, today }: CalculatorProps): boolean {
  const answers = readAnswers(given)
  const choice = chooseConnection(tariffs, answers, today)
  return choice !== undefined && asksForFactoryRules(tariffs, choice, answers)
}
