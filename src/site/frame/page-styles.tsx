import { Links, useRouteError } from 'react-router'
import forcedColors from '#ui/styles/forced-colors.css?url'
import latinType from '#ui/styles/latin-type.css?url'
import errorStyles from './error-styles.css?url'
import { hasOwnFont } from './languages/language-type.tsx'

/** The style sheets of the page; one that has failed is another page. */
export function PageStyles() {
  return (
    <>
      <Links />
      {!hasOwnFont() && <link rel="stylesheet" href={latinType} />}
      {useRouteError() ? <link rel="stylesheet" href={errorStyles} /> : null}
      {/* Not within the page: 360 bytes of its first round trip. Browsers let nobody else wait for it. */}
      <link rel="stylesheet" href={forcedColors} media="(forced-colors: active)" />
    </>
  )
}
