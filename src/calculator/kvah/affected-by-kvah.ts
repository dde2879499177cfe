import type { Answers } from '#calculator/answers/answers.ts'
import type { KvahConnection, KvahPlace } from './kvah-place.ts'
import { kvahCopy } from './words.en.ts'

const { affected: copy } = kvahCopy

/** Four answers to a few sentences on kVAh and on leading energy. Where the rule is not known, they say so. */
export function affectedByKvah({ category, showsKvah, showsLead }: Answers, place: KvahPlace): string[] {
  const ours = place.connections.filter((connection) => connection.category === category)
  return [...onKvah(showsKvah, ours, place.name), onLead(category, showsLead, place)]
}

function onKvah(showsKvah: string, connections: KvahConnection[], state: string): string[] {
  if (showsKvah === 'yes') return [copy.kvahYes]
  if (showsKvah === 'no') return [copy.kvahNo]

  const named = (billing: KvahConnection['billing']) => connections.filter((one) => one.billing === billing).map(nameOf)
  const told = [
    [copy.kvahRecorded, named('kvah')],
    [copy.kvahWhereMetered, named('kvah-where-metered')],
    [copy.surcharged, named('surcharge')],
  ] as const
  const known = told.flatMap(([sentence, names]) => (names.length > 0 ? [sentence(names.join('; '))] : []))
  if (known.length === 0) return [copy.kvahUnrecorded(state)]
  return connections.every(({ billing }) => billing === 'surcharge') ? known : [...known, copy.checkKvah]
}

function nameOf({ name, isRemembered }: KvahConnection): string {
  return isRemembered ? copy.remembered(name) : name
}

function onLead(category: string, showsLead: string, { code, name }: KvahPlace): string {
  if (showsLead === 'yes') return copy.leadYes
  if (showsLead === 'no') return copy.leadNo
  if (category === 'domestic') return copy.leadHome
  return copy.leadReported[code] ?? copy.leadUnknown(name)
}
