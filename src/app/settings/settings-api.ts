import { Hono } from 'hono'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import type { SiteSettings } from '#ui/site-settings.ts'

/** GET /api/settings/: what a page, built before any setting was known, asks for when it needs it. */
export function settingsApi({ env }: Services) {
  const settings = publicSettings(env)

  return new Hono().get('/', (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(settings)
  })
}

function publicSettings(env: Env): SiteSettings {
  return {
    human_check: env.HUMAN_CHECK,
    recaptcha_site_key: env.RECAPTCHA_SITE_KEY ?? null,
    analytics_id: env.ANALYTICS_ID ?? null,
    chat_widget_url: env.CHAT_WIDGET_URL ?? null,
    chat_widget_id: env.CHAT_WIDGET_ID ?? null,
    assistant_words: Boolean(env.ASSISTANT_LLM_URL),
  }
}
