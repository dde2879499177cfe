import { Component, type ReactNode, useEffect } from 'react'
import { errorCopy as copy } from '#content/error.ts'
import { site } from '#content/site.ts'
import { useErrorReference } from './use-error-reference.ts'

/** Around everything: where the frame itself fails, which holds the error page, its words alone, and the report. */
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
  const text = error instanceof Error ? error.message : String(error)
  const reference = useErrorReference(text)

  useEffect(() => {
    // No router is left to show the page that the visitor goes back to.
    addEventListener('popstate', () => location.reload())
  }, [])

  return (
    <html lang={site.language}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${copy.title} | ${site.brand}`}</title>
      </head>
      <body>
        <main className="wrap section stack">
          <h1>{copy.heading}</h1>
          <p>{copy.explanation}</p>
          <p>
            <a href={location.href}>{copy.retry}</a> <a href="/">{copy.home}</a>
          </p>
          <p>{text}</p>
          {reference && (
            <p>
              {copy.reference} <b>{reference}</b>
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
