import { Hono } from 'hono'
import type { Env } from '#platform/env.ts'

interface OwnPages {
  /** Where an order goes as long as no payment page is set. */
  order: string
}

/**
 * Links that leave the site, or stay where no setting sends them elsewhere.
 * Pages are built once and link to /go/…; where that leads is a setting.
 */
export function outboundLinks(env: Env, ownPages: OwnPages) {
  const targets: Record<string, string> = {
    'climate-yodha': env.CLIMATE_YODHA_URL ?? '/about-us#climate-yodha',
    'kvah-regulations': env.KVAH_REGULATIONS_URL ?? '/smart-business#kvah-billing',
    payment: env.PAYMENT_URL ?? ownPages.order,
    calculator: env.CALCULATOR_URL ?? '/embed/energy-calculator',
    map: env.MAP_EMBED_URL ?? '/embed/office-map',
    demo: env.DEMO_URL ?? '/utilities#reading-demo',
    ...Object.fromEntries(env.VIDEO_URLS.map((url, place) => [`client-film-${place + 1}`, url])),
  }

  return new Hono().get('/:name', (c, next) => {
    const target = Object.hasOwn(targets, c.req.param('name')) ? targets[c.req.param('name')] : undefined
    return target ? Promise.resolve(c.redirect(target, 302)) : next()
  })
}
