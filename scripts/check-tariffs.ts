/*
 * Checks tariff records before they are published: all of them, or the files named. Of all of them it also checks the
 * table of states in docs/calculator.md; with --fix it writes that anew.
 *   npm run check:tariffs [-- src/calculator/data/in-ts.json …]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { coverageTable } from '#calculator/coverage-of-tariffs.ts'
import { findTariffErrors, readTariffs, tariffFiles } from '#calculator/tariff-files.ts'

const DOCUMENT = 'docs/calculator.md'
const TABLE = /(?<=^<!-- states .*-->\n\n).*?(?=\n\n<!-- \/states -->$)/ms

const named = process.argv.slice(2).filter((argument) => argument !== '--fix')
const files = (named.length > 0 ? named : tariffFiles()).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const errors = findTariffErrors(files)

if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${files.length} ${files.length === 1 ? 'file is' : 'files are'} in order.`)
  if (named.length === 0) checkTable()
}

function checkTable() {
  const document = readFileSync(DOCUMENT, 'utf8')
  const table = coverageTable(readTariffs())

  if (process.argv.includes('--fix'))
    writeFileSync(
      DOCUMENT,
      document.replace(TABLE, () => table),
    )
  else if (TABLE.exec(document)?.[0] !== table) {
    console.error(`${DOCUMENT}: the table of states is not what the records say; npm run fix writes it`)
    process.exitCode = 1
  }
}
