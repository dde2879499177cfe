import { privacyNotice } from '#content/privacy-notice.ts'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const KEY = 'visit'
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']

interface Visit {
  referrer?: string
  landing_path: string
  first_utm?: Record<string, string>
  utm?: Record<string, string>
}

/** Notes, for this tab alone, how the visitor came: a campaign named in the address is gone with the next click. */
export function noteVisit() {
  const utm = campaignIn(location.search)
  const known = readSessionEntry<Visit>(KEY)
  if (known && !utm) return

  writeSessionEntry(KEY, {
    referrer: known?.referrer ?? foreignReferrer(),
    landing_path: known?.landing_path ?? location.pathname,
    first_utm: known?.first_utm ?? utm,
    utm: utm ?? known?.utm,
  } satisfies Visit)
}

/** What goes with a lead: how its sender came, how long they took, and which notice they saw. */
export function leadContext(elapsed_ms: number) {
  return {
    ...readSessionEntry<Visit>(KEY),
    elapsed_ms,
    notice_version: privacyNotice.version,
  }
}

function campaignIn(search: string): Record<string, string> | undefined {
  const given = [...new URLSearchParams(search)].filter(([key]) => CAMPAIGN.includes(key))
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

function foreignReferrer(): string | undefined {
  return document.referrer && !document.referrer.startsWith(location.origin) ? document.referrer : undefined
}
