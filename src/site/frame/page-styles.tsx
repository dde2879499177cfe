import { Links, useRouteError } from 'react-router'
import errorStyles from './error-styles.css?url'

/** The style sheets of the page; one that has failed is another page. */
export function PageStyles() {
  return (
    <>
      <Links />
      {useRouteError() ? <link rel="stylesheet" href={errorStyles} /> : null}
    </>
  )
}
