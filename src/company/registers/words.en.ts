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
      help: 'One sentence or two, in about as many words as were built: more may not fit.',
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
      ...(ours.includes('\n') && { ours: 'Write it in one line.' }),
    }
  },
})
