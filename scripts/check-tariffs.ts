/*
 * Checks tariff records before they are published: all of them, or the files named.
 *   npm run check:tariffs [-- src/calculator/data/in-ts.json …]
 */
import { readFileSync } from 'node:fs'
import { findTariffErrors, tariffFiles } from '#calculator/tariff-files.ts'

const named = process.argv.slice(2)
const files = (named.length > 0 ? named : tariffFiles()).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const errors = findTariffErrors(files)

if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exitCode = 1
} else {
  console.log(`${files.length} ${files.length === 1 ? 'file is' : 'files are'} in order.`)
}
