import { pageMeta } from '#company/page-meta.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { energyCalculatorCopy as copy } from './words.en.ts'
import './energy-calculator.css'
import { LanguageChoice } from '#site/frame/languages/language-choice.tsx'
import { sine } from '#ui/art/sine.ts'
import { Icon } from '#ui/icon.tsx'
import { InlineScript } from '#ui/inline-script.tsx'
import start from './start.ts?inline-script'

/** The server sends this on to the calculator that its settings name, or to our own. */
const CALCULATOR = '/go/calculator'

const WAVE = sine(320, 60, 40, 2)

export const handle: PageHandle = {
  bare: true,
  hasLanguages: true,
  get label() {
    return copy.frame
  },
}

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/energy-calculator' })
}

export default function EnergyCalculatorPage() {
  return <CalculatorFrame />
}

/** The calculator in a frame that fills the page; a wave runs until it has loaded. */
function CalculatorFrame() {
  return (
    <div className="calculator on-deep">
      <h1 className="vh">{copy.title}</h1>
      <div className="calculator__bar">
        <a className="btn btn--line btn--sm" href="/">
          <Icon name="left" /> {copy.back}
        </a>
        <LanguageChoice path="/energy-calculator" place="bar" />
      </div>
      <iframe className="calculator__frame needs-script" data-src={CALCULATOR} title={copy.frame} />
      <InlineScript text={start} />
      <div className="calculator__loading needs-script" role="status">
        <svg viewBox="0 0 320 120" fill="none" strokeWidth="5" aria-hidden="true">
          <path d={WAVE} stroke="#2C6370" />
          <path className="calculator__wave" d={WAVE} stroke="#FF6B3D" pathLength="100" />
        </svg>
        <p>{copy.loading}</p>
        <p className="calculator__slow">
          {copy.slow} <a href={CALCULATOR}>{copy.alone}</a>
        </p>
      </div>
      <noscript>
        <iframe className="calculator__frame" data-loaded="true" src={CALCULATOR} title={copy.frame} />
      </noscript>
    </div>
  )
}
