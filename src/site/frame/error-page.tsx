import { isRouteErrorResponse, useLocation } from 'react-router'
import { SentBefore } from '#leads/form/sent-before.tsx'
import { englishLang } from '#platform/text/language.ts'
import { TrippedWave } from '#ui/art/tripped-wave.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { messageOf } from '#ui/report-failure.ts'
import { errorCopy as copy } from './error-words.en.ts'
import { readUnavailable, SendAgain } from './send-again.tsx'
import { REFERENCE_ID, useErrorReference } from './use-error-reference.ts'

const { away } = copy

/** The router's fallback: what went wrong, and a reference that is in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const text = errorText(error)
  const reference = useErrorReference(text)
  const { isAway, unsent } = isRouteErrorResponse(error) ? readUnavailable(error) : { isAway: false }
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined

  return (
    <section className="section">
      <div className="wrap error-page">
        <TrippedWave />
        <h1 className="h-page">{isAway ? away.heading : copy.heading}</h1>
        <p className="lead">{isAway ? away.text : copy.explanation}</p>
        <SentBefore />
        {unsent && <SendAgain {...unsent} />}
        <div className="row">
          {!unsent && (
            <ButtonLink to={pathname + search} reloadDocument>
              {copy.retry}
            </ButtonLink>
          )}
          <ButtonLink to="/" tone="line" reloadDocument>
            {copy.home}
          </ButtonLink>
        </div>
        <div className="error-page__trace">
          {!isAway && (
            <p className="error-page__text" lang={englishLang()}>
              {text}
            </p>
          )}
          {reference && (
            <p>
              {copy.reference}{' '}
              <b id={REFERENCE_ID} translate="no">
                {reference}
              </b>
            </p>
          )}
          {stack && (
            <details open>
              <summary>{copy.stack}</summary>
              <pre>{stack}</pre>
            </details>
          )}
        </div>
      </div>
    </section>
  )
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' ? error.data : error.data?.message
    return message || `${error.status} ${error.statusText}`.trim()
  }
  return messageOf(error)
}
