import type { ReactNode } from 'react'

interface CallToActionProps {
  heading: string
  text: string
  /** Ink buttons: the band is the coral of its view. */
  children: ReactNode
}

/** The coral band that closes a page. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <section className="cta on-coral">
      <div className="wrap cta__in">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="row">{children}</div>
      </div>
    </section>
  )
}
