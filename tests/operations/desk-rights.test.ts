import { expect, test } from 'vitest'
import type { StaffRole } from '#database/tables.ts'
import { ROLES } from '#desk/access/roles.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import routes from '../../src/routes.ts'
import { hire } from '../support/hire.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const EVERYBODY = ROLES
const NOBODY: StaffRole[] = []

interface Rights {
  open: StaffRole[]
  post: StaffRole[]
}

/** Written down once more, by hand: what the rules in src/desk/access say must be what we mean. */
const RIGHTS: Record<string, Rights> = {
  '/desk': { open: EVERYBODY, post: NOBODY },
  '/desk/search': { open: NOBODY, post: EVERYBODY },
  '/desk/leads': { open: ['admin', 'sales', 'hr', 'viewer'], post: ['admin', 'sales', 'hr'] },
  '/desk/leads/export': { open: ['admin', 'sales', 'hr'], post: NOBODY },
  '/desk/leads/:id': { open: ['admin', 'sales', 'hr', 'viewer'], post: ['admin', 'sales', 'hr'] },
  '/desk/leads/:id/resume': { open: ['admin', 'sales', 'hr', 'viewer'], post: NOBODY },
  '/desk/applications': { open: ['admin', 'hr'], post: NOBODY },
  '/desk/subscribers': { open: ['admin', 'sales', 'viewer'], post: ['admin', 'sales'] },
  '/desk/subscribers/export': { open: ['admin', 'sales'], post: NOBODY },
  '/desk/posts': { open: ['admin', 'sales', 'editor', 'viewer'], post: ['admin', 'editor'] },
  '/desk/posts/:id': { open: ['admin', 'sales', 'editor', 'viewer'], post: ['admin', 'editor'] },
  '/desk/posts/:id/draft': { open: NOBODY, post: ['admin', 'editor'] },
  '/desk/posts/:id/preview': { open: ['admin', 'sales', 'editor', 'viewer'], post: NOBODY },
  '/desk/posts/:id/revisions': { open: ['admin', 'sales', 'editor', 'viewer'], post: NOBODY },
  '/desk/posts/:id/revisions/:number': {
    open: ['admin', 'sales', 'editor', 'viewer'],
    post: ['admin', 'editor'],
  },
  '/desk/pictures': { open: ['admin', 'sales', 'editor', 'viewer'], post: ['admin', 'editor'] },
  '/desk/pictures/upload': { open: NOBODY, post: ['admin', 'editor'] },
  '/desk/openings': { open: ['admin', 'hr', 'viewer'], post: ['admin', 'hr'] },
  '/desk/openings/:id': { open: ['admin', 'hr'], post: ['admin', 'hr'] },
  '/desk/claims': { open: EVERYBODY, post: NOBODY },
  '/desk/tariffs': { open: EVERYBODY, post: NOBODY },
  '/desk/tariffs/records/:id': { open: EVERYBODY, post: NOBODY },
  '/desk/tariffs/surcharges': { open: EVERYBODY, post: ['admin', 'sales', 'editor'] },
  '/desk/tariffs/orders': { open: EVERYBODY, post: ['admin', 'sales', 'editor'] },
  '/desk/tariffs/orders/:id': { open: EVERYBODY, post: ['admin', 'sales', 'editor'] },
  '/desk/tariffs/orders/:id/file': { open: EVERYBODY, post: NOBODY },
  '/desk/privacy': { open: ['admin'], post: ['admin'] },
  '/desk/privacy/export': { open: ['admin'], post: ['admin'] },
  '/desk/status': { open: EVERYBODY, post: ['admin', 'sales', 'hr'] },
  '/desk/watch': { open: EVERYBODY, post: NOBODY },
  '/desk/account': { open: EVERYBODY, post: EVERYBODY },
  '/desk/staff': { open: ['admin'], post: ['admin'] },
  '/desk/activity-log': { open: ['admin'], post: NOBODY },
}

/** For whoever is not in yet, or is on the way out. */
const WAYS = [
  '/desk/sign-in',
  '/desk/sign-in/code',
  '/desk/sign-out',
  '/desk/second-factor',
  '/desk/invitation/:token',
  '/desk/forgotten',
  '/desk/reset/:token',
]

test('every page of the desk is thought of', () => {
  expect(deskPaths().toSorted()).toEqual([...Object.keys(RIGHTS), ...WAYS].toSorted())
})

test('each role opens its pages and no other, and a stranger none', async () => {
  using folder = temporaryFolder('desk-rights')
  await using site = await startSite(folder.path)
  await using services = servicesOn(folder.path)
  const cookies = new Map<StaffRole | 'stranger', string>([['stranger', '']])
  for (const role of ROLES) cookies.set(role, (await hire(services, role)).request.headers.get('cookie') ?? '')

  const wrong: string[] = []
  for (const [path, rights] of Object.entries(RIGHTS)) {
    for (const [role, cookie] of cookies) {
      for (const [method, roles] of [
        ['GET', rights.open],
        ['POST', rights.post],
      ] as const) {
        for (const address of [path, `${path}.data`]) {
          const outcome = await ask(site.url + address.replace(/:\w+/g, 'nothing'), method, cookie)
          const expected = role === 'stranger' ? 'sent to sign in' : roles.includes(role) ? 'let in' : 'refused'
          if (outcome !== expected) wrong.push(`${role} ${method} ${address}: ${outcome}, not ${expected}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

test('an address is refused however it is written, and so is its data', async () => {
  using folder = temporaryFolder('desk-rights')
  await using site = await startSite(folder.path)
  await using services = servicesOn(folder.path)
  const viewer = (await hire(services, 'viewer')).request.headers.get('cookie') ?? ''
  const paths = ['/DESK/staff', '/desk/Staff', '/desk/staff/', '/desk/%73taff', '/desk//staff', '//desk/staff']

  for (const path of [
    ...paths,
    '/desk/staff.data',
    '/DESK/STAFF.data',
    '/desk/staff/.data',
    '/desk/staff.data?_routes=root',
  ]) {
    for (const method of ['GET', 'POST']) {
      const asked = { method, redirect: 'manual' as const, headers: { cookie: viewer, origin: site.url } }
      const body = method === 'POST' ? new URLSearchParams({ intent: 'nothing' }) : null
      const { status, headers } = await fetch(site.url + path, { ...asked, body })
      expect([301, 302, 308, 403, 404, 405], `${method} ${path}: ${status}`).toContain(status)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-robots-tag'), path).toBe('noindex')
    }
  }
})

test('whoever writes without a session comes back, after signing in, to the page that it was written on', async () => {
  using folder = temporaryFolder('desk-rights')
  await using site = await startSite(folder.path)
  const placeAfter = async (path: string) => {
    const { headers } = await fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'nothing' }),
      redirect: 'manual',
      headers: { origin: site.url },
    })
    return new URL(headers.get('location') ?? '', site.url).searchParams.get('to')
  }

  for (const page of ['/desk/leads?status=any&q=Asha', '/desk/leads/some-id', '/desk/posts/1/revisions/2'])
    expect(await placeAfter(page)).toBe(page)
  for (const noPage of ['sign-out', 'pictures/upload', 'posts/1/draft', 'leads/export', 'nowhere'])
    expect(await placeAfter(`/desk/${noPage}`), noPage).toBeNull()
})

test('a write that does not say where it comes from is refused', async () => {
  using folder = temporaryFolder('desk-rights')
  await using site = await startSite(folder.path)
  const response = await fetch(`${site.url}/desk/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a' }),
  })

  expect(response.status).toBe(403)
})

async function ask(address: string, method: string, cookie: string): Promise<string> {
  const { origin } = new URL(address)
  const body = method === 'POST' ? new URLSearchParams({ intent: 'nothing' }) : null
  const response = await fetch(address, { method, body, redirect: 'manual', headers: { cookie, origin } })
  const text = await response.text()
  expect(response.headers.get('cache-control'), address).toBe('no-store')

  const location = response.headers.get('location') ?? ''
  if (location.includes('/desk/sign-in') || /"redirect","\/desk\/sign-in/.test(text)) return 'sent to sign in'
  return response.status === 403 ? 'refused' : 'let in'
}

/** Every address below /desk in src/routes.ts. */
function deskPaths(): string[] {
  const [desk, outside] = [routes.filter(({ path }) => path === 'desk'), routes.filter(isOutside)]
  const inside = desk.flatMap(({ children = [] }) => children.map(({ path }) => (path ? `/desk/${path}` : '/desk')))
  return [...inside, ...outside.map(({ path }) => `/${path}`)]
}

// A page of the desk that has a frame of its own.
function isOutside({ path }: { path?: string }): boolean {
  return path?.startsWith('desk/') ?? false
}
