import type { Confidence, Tariff } from '#calculator/tariff-schema.ts'
import { cited, fromMemory, readIn, sourceNotFound } from './words.en.ts'

type Source = Tariff['sources'][number]

/** `said`: in which language it was written; that sentence stands for it. */
const written = new WeakMap<Tariff, { said: string; lines: Partial<Record<Confidence, string>> }>()

/**
 * Where a line comes from: the order, its date, whether we read it ourselves and, if not, whose transcription we read.
 * A part that is less (or better) founded than its record names the sources of its own kind instead.
 */
export function sourceLine(tariff: Tariff, confidence: Confidence): string {
  const said = sourceNotFound()
  let known = written.get(tariff)
  if (known?.said !== said) {
    known = { said, lines: {} }
    written.set(tariff, known)
  }
  known.lines[confidence] ??= write(tariff, confidence)
  return known.lines[confidence]
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
