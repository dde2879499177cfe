import type { Tariff } from '../tariff-schema.ts'
import { day } from './words.ts'

type Source = Tariff['sources'][number]

/**
 * The order a record comes from, its date, and whether we read it ourselves; if not, whose transcription we read.
 * "TGERC Retail Supply Tariff Order FY 2026-27, 30 March 2026 (order, not opened by us); read in: …"
 */
export function sourceLine({ sources, confidence }: Tariff): string {
  const order = sources.find(({ kind }) => kind === 'order') ?? sources.find(({ opened }) => opened) ?? sources[0]
  if (!order) return 'No source is known.'

  const read = order.opened ? undefined : sources.find(({ opened }) => opened)
  return [
    confidence === 'memory' ? 'From memory, not yet compared with the order' : '',
    `${cite(order)} (${order.kind}, ${order.opened ? 'opened by us' : 'not opened by us'})`,
    read ? `read in: ${cite(read)} (${read.kind})` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function cite({ title, publishedOn }: Source): string {
  return `${title}, ${publishedOn ? day(publishedOn) : 'undated'}`
}
