import { useContext, useInsertionEffect, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router'
import { bringStyles } from './bring-styles.ts'

/** The style sheets of the first page, and of every one that is shown after it. */
export function PageStyles() {
  const { routes } = useContext(FrameworkContext)!.manifest
  const sheets = [...new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []))]
  const [first] = useState(sheets)
  useInsertionEffect(() => sheets.forEach(bringStyles))

  // In development a page's styles are of no file: Vite has them, and the router knows where.
  if (import.meta.env.DEV) return <Links />
  return first.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)
}
