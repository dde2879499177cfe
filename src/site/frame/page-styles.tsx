import { useContext, useEffect, useInsertionEffect, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches, useRouteError } from 'react-router'
import { bringStyles, fetchStyles } from './bring-styles.ts'
import lateStyles from './late-styles.css?url'

/** The style sheets of the first page, and of every one that is shown after it. */
export function PageStyles() {
  const { routes } = useContext(FrameworkContext)!.manifest
  const late = useRouteError() ? [lateStyles] : []
  const sheets = [...new Set([...useMatches().flatMap(({ id }) => routes[id]?.css ?? []), ...late])]
  const [first] = useState(sheets)
  useInsertionEffect(() => sheets.forEach(bringStyles))
  useEffect(() => fetchStyles(lateStyles), [])

  // In development a page's styles are of no file: Vite has them, and the router knows where.
  if (import.meta.env.DEV) return <Links />
  return first.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)
}
