import { lettersCopy } from './words.en.ts'

const { spam: copy } = lettersCopy.checks

/** What filters, and readers, take for advertising that nobody asked for; each as a sentence. */
export function findSpamSigns(subject: string, text: string): string[] {
  const all = `${subject} ${text}`.toLowerCase()
  const words = copy.words.filter((word) => all.includes(word))
  const letters = subject.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const marks = (`${subject} ${text}`.match(/!/g) ?? []).length

  return [
    ...(words.length > 0 ? [copy.found(words.join(', '))] : []),
    ...(isShouted ? [copy.capitals] : []),
    ...(marks > 3 || /!{2,}/.test(all) ? [copy.marks] : []),
  ]
}
