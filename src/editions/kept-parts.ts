import { getOuterHTML } from 'domutils'
import type { TariffChange } from './automatic/tariff-change.ts'
import type { EditionPart } from './edition-parts.ts'

/** A part of an edition as it is kept for its page: what was written as safe HTML, figures and cards as they went out. */
export type KeptPart =
  | { kind: 'written'; html: string }
  | Exclude<EditionPart, { kind: 'written' | 'missing' | 'change' }>
  | KeptChange

/** The same for all: what it changes for one reader is in their mail alone. */
type KeptChange = { kind: 'change'; id: string } & Omit<TariffChange, 'rowFor'>

/** What was written stays together, and what could not be said is left out. */
export function keptParts(parts: EditionPart[]): KeptPart[] {
  const kept: KeptPart[] = []
  for (const part of parts) {
    if (part.kind === 'missing') continue
    if (part.kind === 'change') {
      const { rowFor: _, key: __, ...change } = part
      kept.push(change)
      continue
    }
    if (part.kind !== 'written') {
      kept.push(part)
      continue
    }
    const html = getOuterHTML(part.node, { encodeEntities: 'utf8' })
    const last = kept.at(-1)
    if (last?.kind === 'written') last.html += html
    else kept.push({ kind: 'written', html })
  }
  return kept
}

export function readKeptParts(json: string): KeptPart[] {
  return JSON.parse(json) as KeptPart[]
}
