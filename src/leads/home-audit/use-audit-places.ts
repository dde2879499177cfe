import { useEffect, useState } from 'react'
import { addressHere } from '#platform/text/language.ts'
import { readSessionEntry } from '#ui/session-entry.ts'
import type { AuditDraft, AuditErrors, Offered } from './audit-schema.ts'
import { AUDIT_DRAFT_KEY } from './use-audit.ts'
import { type Place, type PlaceList, usePlaces } from './use-places.ts'
import { auditCopy } from './words.en.ts'

const { places: copy } = auditCopy

/** What the page begins with. */
export interface AuditStart {
  draft: AuditDraft
  errors?: AuditErrors
  /** Why a plain post was refused, where no field is to blame. */
  message?: string
  /** What the server has put into the page, so that the form works before and without script. */
  given?: { countries: readonly Place[]; states: readonly Place[] }
}

interface Chosen {
  country: string
  state: string
}

/** Country and state: the second waits for the first, and begins anew when the first changes. */
export function useAuditPlaces({ draft, errors, message, given }: AuditStart) {
  const [{ country, state }, choose] = useState<Chosen>({ country: draft.country ?? '', state: draft.state ?? '' })
  const countries = usePlaces(addressHere('/api/geo/countries/'), given?.countries)
  const states = usePlaces(statesAddress(country), given?.states)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const kept = readSessionEntry<AuditDraft>(AUDIT_DRAFT_KEY)
    // What the server gave back to be mended is newer than what the tab has kept.
    if (kept?.country && !errors && !message) choose({ country: kept.country, state: kept.state ?? '' })
  }, [])

  return {
    country: {
      list: countries,
      value: country,
      prompt: promptOf(countries, copy.loadingCountries, copy.noCountries, copy.chooseCountry),
      disabled: false,
      onChange: (id: string) => choose({ country: id, state: '' }),
    },
    state: {
      list: states,
      value: state,
      prompt: country ? promptOf(states, copy.loadingStates, copy.noStates, copy.chooseState) : copy.countryFirst,
      disabled: country === '',
      onChange: (id: string) => choose({ country, state: id }),
    },
    /** What can be chosen just now. */
    offered: { countries: readyOf(countries), states: readyOf(states) } satisfies Offered,
    clear: () => choose({ country: '', state: '' }),
  }
}

function statesAddress(country: string): string | undefined {
  return country ? addressHere(`/api/geo/states/?${new URLSearchParams({ country })}`) : undefined
}

function readyOf({ status, places }: PlaceList): PlaceList['places'] | undefined {
  return status === 'ready' ? places : undefined
}

function promptOf({ status, places }: PlaceList, loading: string, none: string, choose: string): string {
  if (status === 'loading') return loading
  return places.length === 0 ? none : choose
}
