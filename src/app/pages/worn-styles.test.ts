import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../scripts/temporary-folder.ts'
import { readWornLater, wornStyles } from './worn-styles.ts'

const nothingLater = { classes: new Set<string>(), rules: new Set<string>() }
const page = '<body class="wide page"><p class="lead">about cards</p></body>'

test.each([
  '.lead{color:red}',
  '.page .lead:not(.small):hover:before{color:red}',
  '.cards,.lead{color:red}',
  ':is(.cards,.rows) .lead{color:red}',
  'p[data-kind=".cards"]{color:red}',
  '.max-w-\\[40rem\\]:not(#\\#){max-width:40rem}',
  '@media (max-width:9rem){.cards{color:red}.lead{color:blue}}',
  '@font-face{font-family:Anek}',
  '@keyframes turn{to{rotate:1turn}}',
])('a page brings %s, which it may wear', (rule) => {
  expect(wornStyles(rule, page, nothingLater)).toBe(rule)
})

test.each([
  '.cards{color:red}',
  '.lead .cards{color:red}',
  '.cards:not(.lead),.rows>.lead{color:red}',
  '@media (max-width:9rem){@supports (color:red){.cards{color:red}}}',
])('and not %s, whose class nothing on it has', (rule) => {
  expect(wornStyles(`${rule}.lead{top:0}`, page, nothingLater)).toBe('.lead{top:0}')
})

test('what a script may give to something is there before, unless it comes with React', () => {
  const later = { classes: new Set(['cards', 'err']), rules: new Set(['.err{color:red}', '.lead{top:0}']) }
  expect(wornStyles('.cards{top:0}.err{color:red}.lead{top:0}', page, later)).toBe('.cards{top:0}.lead{top:0}')
})

test('scripts may name a class whole or by its beginning; those of staff and of nobody are not read', () => {
  using folder = temporaryFolder('worn-styles')
  mkdirSync(join(folder.path, 'assets'))
  const files = {
    'start-1.js': 'import("./hydrate-1.js");a.className=`cards`',
    'hydrate-1.js': 'b.className=`ln ln--$'.concat('{tone}`'),
    'desk-1.js': 'c.className=`leads`',
  }
  const styleSheets = new Map([
    ['/assets/page-1.css', '.cards{top:0}.ln--gain{top:0}.leads{top:0}.rows{top:0}'],
    ['/assets/hydrate-1.css', '.err{color:red}'],
  ])
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, 'assets', name), text)

  const { classes, rules } = readWornLater(folder.path, styleSheets)
  expect([...classes]).toEqual(['cards', 'ln--gain'])
  expect([...rules]).toEqual(['.err{color:red}'])
})
