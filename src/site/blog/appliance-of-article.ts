import { FIRST_ON, type Switch } from '#site/lit-house/appliances.ts'

/** Articles that show the house, each with the appliance that it speaks of; by their addresses. */
const APPLIANCES: Record<string, Switch> = {
  'geyser-costs-and-timing': 'geyser',
  'slab-cliffs-what-one-more-unit-costs': 'ac',
  'standby-loads-at-home': 'tv',
  'what-an-air-conditioner-costs-per-hour': 'ac',
}

export function applianceOf(slug: string): Switch | undefined {
  return Object.hasOwn(APPLIANCES, slug) ? APPLIANCES[slug] : undefined
}

export function onWith(appliance: Switch): Switch[] {
  return [...FIRST_ON, appliance]
}
