import { defineRegister } from './register.ts'

/** Sentences of the design that staff say in their own words. Without an entry a sentence is as it was built. */
export const words = defineRegister({
  id: 'words',
  title: 'Words of the pages',
  one: 'a sentence',
  help: 'Headlines, labels and explanations as we say them. Look for a sentence below, write yours, look at the page, publish. Taken back, it is again as it was built.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: [],
  columns: ['key', 'ours'],
  isOfSentences: true,
  fields: {
    key: {
      kind: 'text',
      label: 'Sentence',
      help: 'Its name in the program. The search fills it in.',
      maxLength: 200,
      isGiven: true,
    },
    ours: {
      kind: 'paragraph',
      label: 'Our words',
      help: 'One sentence or two, in about as many words as were built: more may not fit. The site fills in what is in braces, such as {brand}. Keep it.',
      maxLength: 600,
    },
  },
  check: ({ key, ours }, { others, sentence }) => {
    const found = sentence(key)
    return {
      ...(!found && { key: 'The site has no such sentence any more. Look for it again.' }),
      ...(found?.built === null && {
        key: 'This sentence is put together by the program, and cannot be written here.',
      }),
      ...(others.some((other) => other.key === key) && {
        key: 'This sentence has words of ours already. Change those.',
      }),
      ...(found?.built && faultInParts(found.built, ours)),
      ...(ours.includes('\n') && { ours: 'Write it in one line.' }),
    }
  },
})

/** What the site fills in must stand in ours too, and nothing else in braces. */
function faultInParts(built: string, ours: string): { ours: string } | undefined {
  const [needed, written] = [partsIn(built), partsIn(ours)]
  const missing = needed.filter((part) => !written.includes(part))
  const unknown = written.filter((part) => !needed.includes(part))
  if (missing.length > 0) return { ours: `Say where these stand, as they are: ${missing.join(', ')}.` }
  return unknown.length > 0 ? { ours: `The site knows nothing to put for ${unknown.join(', ')}.` } : undefined
}

function partsIn(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
