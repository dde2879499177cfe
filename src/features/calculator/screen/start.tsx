import { hydrateRoot } from 'react-dom/client'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { PROPS_ID, ROOT_ID } from './calculator-root.tsx'

// What was typed while this script was on its way is read before React takes the form over.
const form = document.querySelector<HTMLFormElement>('#calculator-form')
const typed = form ? new URLSearchParams([...new FormData(form)] as [string, string][]).toString() : ''
const props: CalculatorProps = JSON.parse(document.getElementById(PROPS_ID)?.textContent ?? '')

hydrateRoot(document.getElementById(ROOT_ID)!, <Calculator {...props} typed={typed} />)
