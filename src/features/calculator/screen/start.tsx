import { hydrateRoot } from 'react-dom/client'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { PROPS_ID, ROOT_ID } from './calculator-root.tsx'
import { changedControls } from './changed-controls.ts'

const props: CalculatorProps = JSON.parse(document.getElementById(PROPS_ID)?.textContent ?? '')
// Read before React takes the form over.
const typed = changedControls(document.querySelector('form'))

hydrateRoot(document.getElementById(ROOT_ID)!, <Calculator {...props} typed={typed} />)
