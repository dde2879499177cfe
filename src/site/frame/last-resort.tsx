import { Component, type ReactNode, useEffect, useState } from 'react'
import { brandName } from '#company/brand-name.ts'
import { SentBefore } from '#leads/form/sent-before.tsx'
import { currentLanguage, langOf } from '#platform/text/language.ts'
import { TrippedWave } from '#ui/art/tripped-wave.tsx'
import { messageOf } from '#ui/report-failure.ts'
import { errorCopy as copy } from './error-words.en.ts'
import { useErrorReference } from './use-error-reference.ts'

/** Around everything: where the frame itself fails, which holds the error page, its words and the report all the same. */
export class LastResort extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return 'error' in this.state ? <Failure error={this.state.error} /> : this.props.children
  }
}

function Failure({ error }: { error: unknown }) {
  const text = messageOf(error)
  const reference = useErrorReference(text)
  // Still there: React takes them away with the page that failed.
  const [sheets] = useState(styleSheets)

  useEffect(() => {
    // No router is left to show the page that the visitor goes back to.
    addEventListener('popstate', () => location.reload())
  }, [])

  return (
    <html lang={langOf(currentLanguage())} data-brand={brandName()}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${copy.title} | ${brandName()}`}</title>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="section">
          <div className="wrap error-page">
            <TrippedWave />
            <h1 className="h-page">{copy.heading}</h1>
            <p className="lead">{copy.explanation}</p>
            <SentBefore />
            <p className="row">
              <a className="btn btn--coral" href={location.href}>
                {copy.retry}
              </a>
              <a className="btn btn--line" href="/">
                {copy.home}
              </a>
            </p>
            <div className="error-page__trace">
              <p className="error-page__text">{text}</p>
              {reference && (
                <p>
                  {copy.reference} <b translate="no">{reference}</b>
                </p>
              )}
            </div>
          </div>
        </main>
      </body>
    </html>
  )
}

function styleSheets(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
}
