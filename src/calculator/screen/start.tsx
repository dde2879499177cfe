import { startTransition } from 'react'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { Boundary } from '#ui/boundary.tsx'
import { bringAlive } from '#ui/bring-alive.ts'
import type { CalculatorProps } from './calculator.tsx'
import { LiveCalculator, PROPS_ID, ROOT_ID } from './calculator-root.tsx'
import { changedControls } from './changed-controls.ts'
import { fetchKvahMode } from './kvah-mode.ts'

const props: CalculatorProps = JSON.parse(document.getElementById(PROPS_ID)?.textContent ?? '')
const isKvah = [props.given, location.hash.slice(1)].some((text) => readAnswers(text).mode === 'kvah')

// What is asked for must be here before React looks for it. If it does not come, the calculator says so itself.
if (isKvah) await fetchKvahMode().catch(() => undefined)

// Run for the first time, the tariff engine takes a slow phone 40 ms: in a task of its own, not in React's first.
await nextTask()
workOut(props.tariffs, readAnswers(props.given), props.today)
await nextTask()

// Read before React takes the form over.
const typed = changedControls(document.querySelector('form'))

// In slices, between which a finger is answered.
startTransition(() => {
  bringAlive(
    document.getElementById(ROOT_ID)!,
    <Boundary>
      <LiveCalculator {...props} typed={typed} />
    </Boundary>,
  )
})

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
