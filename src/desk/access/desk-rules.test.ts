import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
import routes from '#routes.ts'
import { hire } from '../../../tests/support/hire.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { type DeskHandle, deskRulesContext, readDeskRules } from './desk-access.ts'
import { guardDesk } from './guard-desk.ts'
import { may, ROLES } from './roles.ts'

interface DeskPage {
  pattern: string
  file: string
  /** The pattern of the page that it is an act of. */
  page?: string
  module: {
    default?: unknown
    handle?: Partial<DeskHandle>
    middleware?: unknown[]
    loader?: unknown
    action?: unknown
  }
}

test('every page of the desk stands in the routes, behind the guard, and says who may open it and post to it', async () => {
  const pages = await deskPages()
  const written = globSync('src/desk/**/*.{ts,tsx}').filter((path) =>
    /^export const handle\b.*DeskHandle/m.test(readFileSync(path, 'utf8')),
  )
  const files = new Set(pages.map(({ file }) => `src/${file}`))
  expect([...files].toSorted()).toEqual(written.toSorted())

  for (const { pattern, page, module } of pages) {
    const access = module.handle?.access
    expect(access, pattern).toBeDefined()
    if (typeof access !== 'object') continue
    expect(Boolean(access.write), `${pattern}: what it does with a post`).toBe(Boolean(module.action))
    expect(access.read || access.write, pattern).toBeDefined()
    // Below a page there are acts alone, which the page is drawn around.
    if (page) expect([access.read, Boolean(module.default)], pattern).toEqual([undefined, true])
  }
})

test('the guard lets in none without a session, and of staff whom the page names for the act', async ({ services }) => {
  const pages = await deskPages()
  const rules = readDeskRules(Object.fromEntries(pages.map((each) => [each.pattern, builtRoute(each)])))
  const colleagues = await Promise.all(
    ROLES.map(async (role) => ({ role, cookie: (await hire(services, role)).request.headers.get('Cookie')! })),
  )
  const ask = asking(services, rules)

  for (const { pattern, page } of pages) {
    const access = rules.get(pattern)!
    const pageRule = page && rules.get(page)
    if (typeof pageRule === 'object') expect(access, pattern).toMatchObject({ read: pageRule.read })
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      expect(await ask(pattern, method, ''), `a stranger, ${method} ${pattern}`).toBe(access === 'open' ? 'in' : '302')
      if (typeof access === 'string') continue
      const needed = /GET|HEAD/.test(method) ? access.read : method === 'POST' ? access.write : undefined
      for (const { role, cookie } of colleagues) {
        const expected = needed && may(role, needed) ? 'in' : '403'
        expect(await ask(pattern, method, cookie), `${role}, ${method} ${pattern}`).toBe(expected)
      }
    }
  }
  expect(services.logged.find(({ msg }) => msg === 'refused at the desk')).toMatchObject({
    staff: expect.any(String),
    page: expect.stringContaining('desk'),
  })
})

test('a page without a rule is closed to everybody, and so is every page without any rules', async ({ services }) => {
  const admin = (await hire(services, 'admin')).request.headers.get('Cookie')!

  expect(await asking(services, new Map([['/desk/leads', { read: 'leads.read' }]]))('/desk/new', 'GET', admin)).toBe(
    '403',
  )
  expect(await asking(services, new Map())('/desk/leads', 'GET', admin)).toBe('403')
})

test('rules are read from the pages, under the address that the router puts together', () => {
  const access = { read: 'leads.read' as const }
  const rules = readDeskRules({
    root: { id: 'root', module: {} },
    desk: { id: 'desk', parentId: 'root', path: 'desk', module: { handle: { desk: true } } },
    home: { id: 'home', parentId: 'desk', module: { handle: { access } } },
    lead: { id: 'lead', parentId: 'desk', path: 'leads/:id', module: { handle: { access } } },
    close: { id: 'close', parentId: 'lead', path: 'close', module: { handle: { access: { write: 'leads.write' } } } },
  })
  expect(Object.fromEntries(rules)).toEqual({
    '/desk': access,
    '/desk/leads/:id': access,
    // Who opens the address of an act gets its page.
    '/desk/leads/:id/close': { read: 'leads.read', write: 'leads.write', isBelowPage: true },
  })
})

/** Every route of src/routes.ts that lies below /desk, with what its file exports. */
async function deskPages(): Promise<DeskPage[]> {
  const below = routes.flatMap(({ path, children = [], file }) =>
    path === 'desk'
      ? children.flatMap((child) => {
          const page = child.path ? `/desk/${child.path}` : '/desk'
          const acts = (child.children ?? []).map((act) => ({ path: `${page}/${act.path}`, page, file: act.file }))
          return [{ path: page, file: child.file }, ...acts]
        })
      : path?.startsWith('desk')
        ? [{ path: `/${path}`, file }]
        : [],
  )
  const { middleware } = (await import('#desk/frame/layout.tsx')) as { middleware: unknown[] }
  expect(middleware).toEqual([guardDesk])

  const pages: DeskPage[] = []
  // One after the other: Node refuses to require what another page is still loading.
  for (const { path, file, ...act } of below) {
    const module = (await import(join(import.meta.dirname, '../..', file))) as DeskPage['module']
    const isOutside = routes.some((route) => route.file === file)
    if (isOutside) expect(module.middleware, `${path} has a frame of its own`).toEqual([guardDesk])
    pages.push({ pattern: path, file, module, ...act })
  }
  return pages
}

function builtRoute({ pattern, page, module }: DeskPage) {
  return { id: pattern, path: pattern.slice((page ?? '').length + 1), ...(page && { parentId: page }), module }
}

function asking(services: TestServices, rules: ReadonlyMap<string, DeskHandle['access']>) {
  return async (pattern: string, method: string, cookie: string): Promise<string> => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientAddressContext, '203.0.113.7')
    context.set(deskRulesContext, rules)
    const url = new URL(pattern.replace(/:\w+/g, 'nothing'), services.env.SITE_URL)
    const request = new Request(url, { method, headers: { cookie, origin: services.env.SITE_URL } })
    const args = { request, url, pattern: pattern.slice(1), params: {}, context }

    const answer = await Promise.resolve(guardDesk(args, async () => new Response('in'))).catch((thrown) => thrown)
    return answer instanceof Response && answer.status !== 200 ? String(answer.status) : 'in'
  }
}
