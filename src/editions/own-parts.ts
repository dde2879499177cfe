import { Text } from 'domhandler'
import { getOuterHTML } from 'domutils'
import type { Database } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { automaticCopy } from './automatic/words.en.ts'

/** Signs in what is drawn once for all: what stands between two of them is for some, and one stands for a sentence of each. */
const BEGIN = 'own-part-begin.invalid/'
const END = 'own-part-end.invalid/;'
const OWN_CHANGE = /own-change\.invalid\/([\w-]+);/g
const PART = /own-part-begin\.invalid\/([^;]*);([\s\S]*?)own-part-end\.invalid\/;/g

export function beginOfPart(key: string): string {
  return `${BEGIN}${key};`
}

export const END_OF_PART = END

export function forSome(key: string, text: string): string {
  return text && `${beginOfPart(key)}${text}${END}`
}

/** Where the sentence stands that says what an order or a surcharge changes for the reader. */
export function ownChange(id: string): string {
  return `own-change.invalid/${id};`
}

/** Only what is for this reader. */
export function onlyParts(drawn: string, wanted: ReadonlySet<string>): string {
  return drawn.replace(PART, (_, key: string, inside: string) => (wanted.has(key) ? inside : ''))
}

/** With the reader's own sentences, by the units that they told us. */
export async function withOwnChanges(
  { html, text }: { html: string; text: string },
  { state_code, units_a_month }: Pick<SubscriberRow, 'state_code' | 'units_a_month'>,
  { db, now }: { db: Database; now: () => Date },
): Promise<{ html: string; text: string }> {
  const ids = new Set(Array.from(`${html}${text}`.matchAll(OWN_CHANGE), ([, id = '']) => id))
  if (ids.size === 0) return { html, text }

  // With it comes the calculator, which whoever only knows the jobs does not need.
  const { findTariffChange } = await import('./automatic/tariff-change.ts')
  const { tellOwnChange } = await import('./automatic/tell-change.ts')
  const said = new Map<string, string>()
  for (const id of ids) {
    const change = await findTariffChange(db, id, now())
    if (change) said.set(id, tellOwnChange(change, { state: state_code, units: units_a_month }))
  }
  const of = (id: string) => said.get(id) ?? automaticCopy.change.ownUnknown
  return {
    html: html.replace(OWN_CHANGE, (_, id: string) => asHtml(of(id))),
    text: text.replace(OWN_CHANGE, (_, id: string) => of(id)),
  }
}

function asHtml(text: string): string {
  return getOuterHTML(new Text(text), { encodeEntities: 'utf8' })
}

/** As nobody in particular reads it: every part, and in the place of a reader's own sentence how to get one. */
export function forNobody(drawn: string): string {
  return drawn
    .replace(PART, (_, _key: string, inside: string) => inside)
    .replace(OWN_CHANGE, () => automaticCopy.change.ownUnknown)
}
