import { useEffect, useState } from 'react'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const KEY = 'desk-last-view'

/** Remembers which view of the inbox this window showed last. */
export function useKeepLastView(search: string) {
  useEffect(() => writeSessionEntry(KEY, search), [search])
}

/** The view that this window came from, page and all; none before there are scripts. */
export function useLastView(): string | undefined {
  const [search, setSearch] = useState<string>()
  useEffect(() => setSearch(readSessionEntry<string>(KEY)), [])
  return search
}
