import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { noteVisit } from '#leads/form/visit.ts'

/** Keeps in this tab how the visitor came, for the lead that they may leave. */
export function NoteVisit() {
  const { search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another campaign comes with another query
  useEffect(noteVisit, [search])

  return null
}
