import { useEffect, useRef } from 'react'
import type { Failure } from './boundary.tsx'
import { Button } from './button.tsx'
import type { Elements } from './elements.ts'
import { uiCopy } from './words.en.ts'

const { part: copy } = uiCopy

interface FailedPartProps extends Pick<Failure, 'reference' | 'retry'> {
  heading?: string
  text?: string
  /** What the button says; without a button where there is nothing to try. */
  action?: string | null
  children?: Elements
}

/** Stands where a part of a page failed, and says what to do next. */
export function FailedPart({
  reference,
  retry,
  heading = copy.heading,
  text = copy.text,
  action = copy.again,
  children,
}: FailedPartProps) {
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    // What had the focus is gone with the part.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className="failed-part" role="alert" tabIndex={-1} ref={box}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
      {action && (
        <Button tone="line" small onClick={retry}>
          {action}
        </Button>
      )}
      {reference && (
        <p className="small">
          {copy.report} <b translate="no">{reference}</b>
        </p>
      )}
    </section>
  )
}
