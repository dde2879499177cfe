import { ComeAlive } from '#ui/come-alive.tsx'
import { InlineScript } from '#ui/inline-script.tsx'
import start from './await-answers.start.ts?inline-script'
import { Calculator, type CalculatorProps } from './calculator.tsx'

export const ROOT_ID = 'calculator'
export const PROPS_ID = 'calculator-props'

/** The calculator as the server renders it, with all that start.tsx needs to bring exactly this alive. */
export function CalculatorRoot(props: CalculatorProps) {
  return (
    <>
      <InlineScript text={start} />
      <div id={ROOT_ID}>
        <LiveCalculator {...props} />
      </div>
      {/* No < in the data can end the script. */}
      <InlineScript id={PROPS_ID} type="application/json" text={JSON.stringify(props).replaceAll('<', '\\u003c')} />
    </>
  )
}

export function LiveCalculator(props: CalculatorProps) {
  return (
    <>
      <Calculator {...props} />
      <ComeAlive />
    </>
  )
}
