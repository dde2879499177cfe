import { companyFacts } from '#company/facts.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { LEGAL_PATHS, type LegalText } from './legal-paths.ts'
import { namedWords, type PrivacyFacts } from './named-words.en.ts'
import type { Policy } from './policy.ts'

export const LEGAL_TEXTS = Object.keys(LEGAL_PATHS) as LegalText[]

/** A legal text as staff have published it last, with what this installation really does. */
export function policyOf(which: LegalText, facts: PrivacyFacts): Policy {
  // No site without them: where one is missing, or another release's, the first one stands.
  const { title, description, updated, note, short, sections } = companyFacts().legal[which] ?? firstFacts.legal[which]!
  const words: Partial<Record<string, string>> = namedWords(facts)
  const fill = (text: string) => text.replace(/\{([^{}]*)\}/g, (sign, name: string) => words[name] ?? sign)

  return {
    ...{ title: fill(title), description: fill(description), path: LEGAL_PATHS[which], updated },
    note: note && fill(note),
    inShort: short.map(({ name, value }) => [fill(name), fill(value)] as const),
    sections: sections.map(({ anchor, heading, text }) => ({ id: anchor, heading: fill(heading), text: fill(text) })),
  }
}
