import { useEffect, useRef } from 'react'
import { sine } from '#ui/art/sine.ts'
import { Icon } from '#ui/icon.tsx'
import { InlineScript } from '#ui/inline-script.tsx'
import { beginCalculator } from './begin-calculator.ts'
import start from './start.ts?inline-script'
import { energyCalculatorCopy as copy } from './words.en.ts'

/** The server sends this on to the calculator that its settings name, or to our own. */
const CALCULATOR = '/go/calculator'

/** The calculator in a frame that fills the page; a wave runs until it has loaded. */
export function CalculatorFrame() {
  const frame = useRef<HTMLIFrameElement>(null)

  // On a move to the page; see start.ts for the page that is loaded.
  useEffect(() => beginCalculator(frame.current!), [])

  return (
    <div className="calculator on-deep">
      <h1 className="vh">{copy.title}</h1>
      <div className="calculator__bar">
        {/* With a target it is the browser's link: going back loads the site anew (specification, section 2). */}
        <a className="btn btn--line btn--sm" href="/" target="_self">
          <Icon name="left" /> {copy.back}
        </a>
      </div>
      <iframe className="calculator__frame needs-script" data-src={CALCULATOR} title={copy.frame} ref={frame} />
      {import.meta.env.SSR && <InlineScript text={start} />}
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

const WAVE = sine(320, 60, 40, 2)
