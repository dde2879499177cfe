import { latinDigits } from '#platform/text/latin-digits.ts'
import { DeskLink } from './desk-link.tsx'
import { deskCopy } from './words.en.ts'

const { listPages: copy } = deskCopy

/** Which page of a list an address asks for; the first where it names none. */
export function readPage(query: URLSearchParams): number {
  return Math.max(1, Math.min(10_000, Math.trunc(Number(latinDigits(query.get('page') ?? ''))) || 1))
}

interface ListPagesProps {
  page: number
  pages: number
  to: (page: number) => string
}

/** The way to the pages before and after this one of a list. */
export function ListPages({ page, pages, to }: ListPagesProps) {
  if (pages <= 1) return null
  return (
    <nav className="row" aria-label={copy.label}>
      {page > 1 && <DeskLink to={to(page - 1)}>{copy.newer}</DeskLink>}
      <span>{copy.page(page, pages)}</span>
      {page < pages && <DeskLink to={to(page + 1)}>{copy.older}</DeskLink>}
    </nav>
  )
}
