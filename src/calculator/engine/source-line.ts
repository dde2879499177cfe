import type { Confidence, Tariff } from '#calculator/tariff-schema.ts'
import { cited, fromMemory, readIn, sourceNotFound } from './words.en.ts'

type Source = Tariff['sources'][number]

const written = new WeakMap<Tariff, Map<string, string>>()

/**
 * Where a line comes from: the order, its date, whether we read it ourselves and, if not, whose transcription we read.
 * A part that is less (or better) founded than its record names the sources of its own kind instead.
 */
export function sourceLine(tariff: Tariff, confidence: Confidence): string {
  const lines = written.get(tariff) ?? new Map<string, string>()
  written.set(tariff, lines)

  // In each language another.
  const name = confidence + sourceNotFound()
  const line = lines.get(name) ?? write(tariff, confidence)
  lines.set(name, line)
  return line
}

function write({ sources, confidence: ofRecord }: Tariff, confidence: Confidence): string {
  const own = sources.filter(({ kind }) => kind === confidence)
  if (confidence !== ofRecord && own.length > 0) return own.map(cite).join('; ')

  const order = sources.find(({ kind }) => kind === 'order') ?? sources.find(({ opened }) => opened) ?? sources[0]
  const read = order?.opened ? undefined : sources.find(({ opened }) => opened)
  return [
    confidence === 'memory' ? fromMemory() : '',
    order ? cite(order) : sourceNotFound(),
    read ? readIn(cite(read)) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function cite({ title, publishedOn, kind, opened }: Source): string {
  return cited(title, publishedOn, kind, opened)
}
