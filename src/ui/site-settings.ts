import { giveUpAfter } from './give-up-after.ts'
/** What a page in the browser may know of the settings: GET /api/settings/. */
export interface SiteSettings {
  human_check: 'altcha' | 'recaptcha'
  recaptcha_site_key: string | null
  analytics_id: string | null
  /** An outside chat widget; null: ours. */
  chat_widget_url: string | null
  chat_widget_id: string | null
  /** Answers of the assistant are worded, and come a sentence at a time. */
  assistant_words: boolean
}

let asked: Promise<SiteSettings | undefined> | undefined

/** Asks the server once a page load; undefined when it cannot be reached, and then the next who asks tries again. */
export function readSiteSettings(): Promise<SiteSettings | undefined> {
  asked ??= fetchSettings().catch(() => {
    asked = undefined
    return undefined
  })
  return asked
}

async function fetchSettings(): Promise<SiteSettings> {
  const response = await fetch('/api/settings/', { signal: giveUpAfter(10_000) })
  if (!response.ok) throw new Error(`/api/settings/ answered ${response.status}`)
  return (await response.json()) as SiteSettings
}
