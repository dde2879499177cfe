import { useEffect, useState } from 'react'
import { energyCalculatorCopy as copy } from '#content/energy-calculator.ts'
import { sine } from '#ui/art/sine.ts'
import { Icon } from '#ui/icon.tsx'

/** The server sends this on to the calculator that its settings name, or to our own. */
const CALCULATOR = '/go/calculator'
const PATIENCE_MS = 10_000

/** The calculator in a frame that fills the page; a wave runs until it has loaded. */
export function CalculatorFrame() {
  const [isMounted, setMounted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [isSlow, setSlow] = useState(false)

  // Not in the page as it is built: there it could load before anybody listens, and the wave would never end.
  useEffect(() => setMounted(true), [])

  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isLoaded])

  return (
    <div className="calculator on-deep">
      <h1 className="vh">{copy.title}</h1>
      <div className="calculator__bar">
        {/* With a target it is the browser's link: going back loads the site anew (specification, section 2). */}
        <a className="btn btn--line btn--sm" href="/" target="_self">
          <Icon name="left" /> {copy.back}
        </a>
      </div>
      {!isLoaded && (
        <div className="calculator__loading needs-script" role="status">
          <svg viewBox="0 0 320 120" fill="none" strokeWidth="5" aria-hidden="true">
            <path d={WAVE} stroke="#2C6370" />
            <path className="calculator__wave" d={WAVE} stroke="#FF6B3D" pathLength="100" />
          </svg>
          <p>{copy.loading}</p>
          {isSlow && (
            <p>
              {copy.slow} <a href={CALCULATOR}>{copy.alone}</a>
            </p>
          )}
        </div>
      )}
      {isMounted && (
        <iframe
          className="calculator__frame"
          data-loaded={isLoaded || undefined}
          // A shared link's answers stand after the #, which a redirect hands on.
          src={CALCULATOR + window.location.hash}
          title={copy.frame}
          onLoad={() => setLoaded(true)}
        />
      )}
      <noscript>
        <iframe className="calculator__frame" data-loaded="true" src={CALCULATOR} title={copy.frame} />
      </noscript>
    </div>
  )
}

const WAVE = sine(320, 60, 40, 2)
