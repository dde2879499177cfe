import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { defineRegister } from './register.ts'

const OTHERS: Record<string, string> = Object.fromEntries(
  Object.entries(LANGUAGES).flatMap(([id, { name }]) =>
    id === FIRST_LANGUAGE || id === 'x-pseudo' ? [] : [[id, name]],
  ),
)

/** Who has read a translation through whose own language it is. Until somebody has, the page of languages says so. */
export const proofreads = defineRegister({
  id: 'proofreads',
  title: 'Translations read through',
  one: 'a reading',
  help: 'Once somebody whose own language it is has read the pages and what they found is mended, say so here. Until then Languages tells visitors that the translation waits for its reader.',
  mayEdit: 'words',
  kind: 'ordered',
  shownOn: ['/languages'],
  columns: ['reader', 'language', 'day'],
  fields: {
    language: { kind: 'choice', label: 'Language', options: OTHERS },
    reader: { kind: 'text', label: 'Who', help: 'As visitors may read it.', maxLength: 80 },
    day: { kind: 'day', label: 'When' },
  },
})
