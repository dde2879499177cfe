import { Hono } from 'hono'
import { type AppSlug, appDownloads as apps } from '#company/app-downloads.en.ts'
import { companyFacts } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import { leadTo } from '#platform/http/lead-to.ts'
import { qrCode } from '#platform/qr-code.ts'
import { contactPath } from '#ui/contact-path.ts'

interface Stores {
  play: string | null
  appStore: string | null
}

/**
 * /qr/smart-home.svg    the code to print or scan: it holds the address below
 * /go/app-smart-home    the store of the phone that asks
 * /go/app-smart-home-play, -app-store
 */
export function appDownloads(env: Env) {
  const routes = new Hono()

  for (const [place, { slug }] of apps.entries()) {
    // Until an app is in a store we say so, and take down who is waiting for it; read for each visitor, in their language.
    const waiting = () => contactPath(apps[place]!.notInStore)
    const code = qrCode(`${env.SITE_URL}/go/app-${slug}`)

    routes
      .get(`/go/app-${slug}-play`, (c) => leadTo(c, storesOf()[slug].play ?? waiting(), 302))
      .get(`/go/app-${slug}-app-store`, (c) => leadTo(c, storesOf()[slug].appStore ?? waiting(), 302))
      .get(`/go/app-${slug}`, (c) => {
        const { play, appStore } = storesOf()[slug]
        c.header('Vary', 'User-Agent')
        const isApple = /iPhone|iPad|iPod|Macintosh/.test(c.req.header('User-Agent') ?? '')
        return leadTo(c, (isApple ? (appStore ?? play) : (play ?? appStore)) ?? waiting(), 302)
      })
      .get(`/qr/${slug}.svg`, (c) => {
        c.header('Content-Type', 'image/svg+xml')
        c.header('Cache-Control', 'public, max-age=86400')
        return c.body(code)
      })
  }

  return routes
}

/** Where the company says that they are. */
function storesOf(): Record<AppSlug, Stores> {
  const { smartHomePlay, smartHomeAppStore, servicesPlay, servicesAppStore } = companyFacts().company
  return {
    'smart-home': { play: smartHomePlay, appStore: smartHomeAppStore },
    services: { play: servicesPlay, appStore: servicesAppStore },
  }
}
