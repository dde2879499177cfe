/*
 * Works out the golden bills anew, after the records changed on purpose. Read the difference before committing it:
 * every changed total must follow from a changed rate.
 *   node scripts/run.mjs write-golden-bills && git diff --word-diff src/calculator/golden-bills.tsv
 */
import { writeFileSync } from 'node:fs'
import { GOLDEN_FILE, goldenLines } from '#calculator/golden-bills.ts'
import { readTariffs } from '#calculator/tariff-files.ts'

const lines = goldenLines(readTariffs())

writeFileSync(GOLDEN_FILE, `${lines.join('\n')}\n`)
console.log(`${lines.length - 1} lines written to ${GOLDEN_FILE}`)
