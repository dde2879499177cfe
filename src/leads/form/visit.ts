import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const KEY = 'visit'
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']
// As encoded, where a letter of an Indian script takes nine. All of it travels in one header, and a request whose
// headers are too long is refused with the lead that it carries.
const LONGEST = 400

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
    landing_path: known?.landing_path ?? location.pathname.slice(0, LONGEST),
    first_utm: known?.first_utm ?? utm,
    utm: utm ?? known?.utm,
  } satisfies Visit)
}

/** What goes with a lead: how its sender came, how long they took, and which notice they saw. */
export function leadContext(elapsed_ms: number) {
  return {
    ...readSessionEntry<Visit>(KEY),
    elapsed_ms,
    // Of the page that was loaded, which may be older than the server.
    notice_version: document.documentElement.dataset.notice,
  }
}

function campaignIn(search: string): Record<string, string> | undefined {
  const given = [...new URLSearchParams(search)].filter(
    ([key, value]) => CAMPAIGN.includes(key) && encodeURIComponent(value).length <= LONGEST,
  )
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

function foreignReferrer(): string | undefined {
  const { referrer } = document
  return referrer && !referrer.startsWith(location.origin) ? referrer.slice(0, LONGEST) : undefined
}
