import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { mainNav } from '#company/nav.en.ts'

/** The pages of the main navigation; the one that is shown, or that the shown one belongs to, is marked. */
export function MainLinks({ children }: { children: (label: string) => ReactNode }) {
  const { pathname } = useLocation()

  return mainNav.map(({ path, label }) => (
    <a key={path} href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
      {children(label)}
    </a>
  ))
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
