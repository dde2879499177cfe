/** The sentences of the desk about the company's texts in other languages. */
export const entryTranslationCopy = {
  title: (language: string, entry: string) => `${language}: ${entry}`,
  lead: 'What you publish here visitors read within a second. A field that stays empty is in English on their page, and marked as English.',
  draft: 'Visitors read something else than what stands here: this is a draft.',
  notPublic: 'Visitors do not see the English entry now, and so not this one either.',
  english: (text: string) => `English: ${text}`,
  behind: (fields: string) =>
    `The English has changed since this was translated, and visitors read the English: ${fields}. Look at both and publish.`,
  changed: (time: string, name: string) => `Last changed ${time} by ${name}.`,
  ofRelease: 'As it came with the site. A field whose English you have changed since is in English to visitors.',
  publish: 'Publish',
  save: 'Save as a draft',
  history: 'History',
  back: 'Back to the translation',
  done: {
    publish: 'Published. Visitors read it within a second.',
    save: 'Saved as a draft. Visitors read what they read before.',
    restore: 'Brought back and published.',
    'restore-draft': 'Brought back as a draft. Visitors read what they read before.',
  },
  overtaken: (name: string) =>
    `${name || 'Somebody'} has saved this meanwhile. Nothing of yours was saved; do it again to put it in the place of theirs. Theirs stays in the history.`,
} as const
