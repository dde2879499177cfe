/** The sentences of the desk about the company's texts in other languages. */
export const entryTranslationCopy = {
  heading: 'In other languages',
  title: (language: string, entry: string) => `${language}: ${entry}`,
  lead: 'What you save here visitors read within a second. A field that stays empty is in English on their page, and marked as English.',
  notPublic: 'Visitors do not see the English entry now, and so not this one either.',
  english: (text: string) => `English: ${text}`,
  behind: (fields: string) =>
    `The English has changed since this was translated, and visitors read the English: ${fields}. Look at both and save.`,
  changed: (time: string, name: string) => `Last changed ${time} by ${name}.`,
  ofRelease: 'As it came with the site. A field whose English you have changed since is in English to visitors.',
  save: 'Save for visitors',
  done: 'Saved. Visitors read it within a second.',
  overtaken: (name: string) =>
    `${name || 'Somebody'} has saved this meanwhile. What you typed is below; save again to put it in the place of theirs.`,
} as const
