import type { Page } from '@playwright/test'

/** What a browser tells a screen reader of one thing on a page. */
interface Told {
  role: string
  name: string
  description: string
  level?: number
}

interface Node {
  nodeId: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

/** Fields for a day, a month or a time, as Chromium calls them: what stands in them is the browser's own. */
const OF_THE_BROWSER = new Set(['Date', 'DateTime', 'InputTime'])
const CONTROLS = new Set(
  'button link textbox searchbox combobox checkbox radio slider spinbutton switch tab menuitem'.split(' '),
)
/** Of which a page may have several, if each has a name of its own. */
const LANDMARKS = new Set('navigation region complementary form search'.split(' '))

/** What is wrong with a page as a screen reader gets it, one line each. */
export async function faultsInTree(page: Page): Promise<string[]> {
  const told = await tellTree(page)
  return [...headings(told), ...controls(told), ...saidTwice(told), ...landmarks(told)]
}

/** In the order in which it is read. */
async function tellTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()

  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const told: Told[] = []
  const walk = (node: Node | undefined) => {
    if (!node) return
    if (!node.ignored)
      told.push({
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        description: (node.description?.value ?? '').trim(),
        level: node.properties?.find(({ name }) => name === 'level')?.value.value as number | undefined,
      })
    if (OF_THE_BROWSER.has(node.role?.value ?? '')) return
    for (const id of node.childIds ?? []) walk(byId.get(id))
  }
  walk(nodes[0])
  return told
}

/** One of the first level, which need not come first; none that skips a level on the way down. */
function headings(told: readonly Told[]): string[] {
  const all = told.filter(({ role }) => role === 'heading')
  const first = all.filter(({ level }) => level === 1)
  const skipped = all.filter(({ level = 1 }, place) => place > 0 && level > (all[place - 1]!.level ?? 1) + 1)
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of the first level`]),
    ...all.filter(({ name }) => name === '').map(({ level }) => `an empty heading of level ${level}`),
    ...skipped.map(({ level, name }) => `a level is skipped before “${name}”, of level ${level}`),
  ]
}

function controls(told: readonly Told[]): string[] {
  return told
    .filter(({ role, name }) => name === '' && (CONTROLS.has(role) || OF_THE_BROWSER.has(role) || role === 'image'))
    .map(({ role, description }) => `a ${role} without a name ${description}`)
}

/** "Bill Bill", as a picture's text beside the same words gives it, or a description that says the name once more. */
function saidTwice(told: readonly Told[]): string[] {
  return told
    .filter(({ role }) => CONTROLS.has(role) || role === 'heading')
    .filter(({ name, description }) => isDoubled(name) || (name !== '' && plain(name) === plain(description)))
    .map(({ role, name, description }) => `a ${role} says its name twice: “${name}” “${description}”`)
}

function isDoubled(name: string): boolean {
  const words = plain(name).split(' ')
  const middle = words.length / 2
  return words.length > 1 && words.slice(0, middle).join(' ') === words.slice(middle).join(' ')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

function landmarks(told: readonly Told[]): string[] {
  const count = (role: string) => told.filter((each) => each.role === role).length
  // A form without a name is no landmark.
  const named = told.filter(({ role, name }) => LANDMARKS.has(role) && (role !== 'form' || name !== ''))
  const names = named.map(({ role, name }) => `${role} “${name}”`)
  return [
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...['banner', 'contentinfo'].filter((role) => count(role) > 1).map((role) => `several ${role} landmarks`),
    ...[...new Set(names.filter((name, place) => names.indexOf(name) !== place))].map((name) => `twice: ${name}`),
  ]
}
