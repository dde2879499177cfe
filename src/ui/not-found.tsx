import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notFoundCopy as copy } from '#content/not-found.ts'
import { ButtonLink } from './button-link.tsx'
import { Register } from './register.tsx'

/** The page for an address that leads nowhere; it tells the browser's console which. */
export function NotFound() {
  const { pathname } = useLocation()

  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <section className="section">
      <div className="wrap not-found">
        <Register value="404" label="404" />
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.explanation}</p>
        <ButtonLink to="/">{copy.home}</ButtonLink>
      </div>
    </section>
  )
}
