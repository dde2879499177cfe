import { Hono } from 'hono'
import { companyFacts } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import { leadTo } from '#platform/http/lead-to.ts'

interface OwnPages {
  /** Where an order goes as long as no payment page is named. */
  order: () => string
}

/**
 * Links that leave the site, or stay where the company names no other place. Pages link to /go/…; where that leads is asked
 * when somebody follows it.
 */
export function outboundLinks(env: Env, ownPages: OwnPages) {
  return new Hono().get('/:name', (c, next) => {
    const targets = targetsOf(env, ownPages)
    const target = Object.hasOwn(targets, c.req.param('name')) ? targets[c.req.param('name')] : undefined
    return target ? Promise.resolve(leadTo(c, target, 302)) : next()
  })
}

function targetsOf(env: Env, { order }: OwnPages): Record<string, string | null> {
  const { company, products, films, links } = companyFacts()

  return {
    'climate-yodha': links.climateYodha?.address ?? '/about-us#climate-yodha',
    'kvah-regulations': links.kvahRules?.address ?? '/smart-business#kvah-billing',
    payment: products.plug?.buy ?? env.PAYMENT_URL ?? order(),
    calculator: env.CALCULATOR_URL ?? '/embed/energy-calculator',
    map: env.MAP_EMBED_URL ?? '/embed/office-map',
    demo: company.meterReadingDemo ?? '/utilities#reading-demo',
    ...Object.fromEntries(films.map(({ address }, place) => [`client-film-${place + 1}`, address])),
  }
}
