import { Calculator, type CalculatorProps } from './calculator.tsx'

export const ROOT_ID = 'calculator'
export const PROPS_ID = 'calculator-props'

/** The calculator as the server renders it, with all that start.tsx needs to bring exactly this alive. */
export function CalculatorRoot(props: CalculatorProps) {
  return (
    <>
      <div id={ROOT_ID}>
        <Calculator {...props} />
      </div>
      <script
        id={PROPS_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own; no < in it can end the script
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
