import { useEffect, useState } from 'react'

const KEPT_AS = 'desk-last-view'

/** Remembers which view of the inbox this window showed last. */
export function useKeepLastView(search: string) {
  useEffect(() => {
    try {
      sessionStorage.setItem(KEPT_AS, search)
    } catch {
      // Forbidden: then a lead leads back to the first view.
    }
  }, [search])
}

/** The view that this window came from, page and all; none before there are scripts. */
export function useLastView(): string | undefined {
  const [search, setSearch] = useState<string>()
  useEffect(() => {
    try {
      setSearch(sessionStorage.getItem(KEPT_AS) ?? undefined)
    } catch {
      // See above.
    }
  }, [])
  return search
}
