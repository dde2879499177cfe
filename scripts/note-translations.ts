import { execFileSync } from 'node:child_process'
import { listTranslated, readRecords, TRANSLATED, whenTranslated, writeRecords } from './translations/records.ts'
import { hashTexts } from './translations/sentences.ts'

// npm run note:translations, after a translation was written or brought up to date, and its first line names the revision of
// the English file that was before its translator: notes which English each sentence was made from. What is noted stays until
// the file names another revision. check-translations.ts tells from it what has changed since.
for (const language of TRANSLATED) {
  const known = readRecords(language)
  const noted = listTranslated(language).flatMap(({ english, file }) => {
    const said = whenTranslated(file)
    if (!said)
      throw new Error(`${file} does not begin with: // Translated on 26 November 2026, from revision 1a2b3c4d.`)
    const before = known[file]
    if (before?.from === said.from && before.on === said.on) return [[file, before] as const]
    return [[file, { ...said, sentences: hashTexts(english, englishAt(said.from, english)) }] as const]
  })
  if (noted.length > 0) writeRecords(language, Object.fromEntries(noted))
}

function englishAt(revision: string, path: string): string {
  return execFileSync('git', ['show', `${revision}:${path}`], { encoding: 'utf8' })
}
