import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listLeftEnglish } from './translations/left-english.ts'
import { listTranslated, readRecords, TRANSLATED } from './translations/records.ts'
import { hashTexts } from './translations/sentences.ts'

// Names each sentence whose English has changed since it was translated: a hint for whoever translates, and no failure, for a
// site whose Hindi is a week behind is better than none. A sentence that is missing is the compiler's to find; one that is
// English because its file spreads the English words, or repeats them, fails here.
const MOST = 40

for (const language of TRANSLATED) {
  const records = readRecords(language)
  const outdated = listTranslated(language).flatMap(({ english, file }) => {
    const record = records[file]
    if (!record) return [`${file} is not noted: npm run note:translations`]
    if (!existsSync(english)) return [`${file} translates a file that is gone`]
    return Object.entries(hashTexts(english, readFileSync(english, 'utf8')))
      .filter(([name, hash]) => record.sentences[name] !== hash)
      .map(([name]) => `${file}: the English of ${name} has changed since ${record.from}, ${record.on}`)
  })
  for (const line of outdated.slice(0, MOST)) console.warn(line)
  if (outdated.length > MOST) console.warn(`and ${outdated.length - MOST} more in ${language}`)
}

for (const language of TRANSLATED)
  for (const { english, file } of listTranslated(language).filter(
    ({ file }) => file.endsWith('.ts') && existsSync(file),
  ))
    for (const name of listLeftEnglish(await import(resolve(english)), await import(resolve(file)))) {
      console.error(`${file}: ${name} is in English`)
      process.exitCode = 1
    }
