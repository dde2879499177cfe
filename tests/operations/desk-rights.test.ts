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

const WRITERS: StaffRole[] = ['admin', 'sales', 'hr']
const EDITORS: StaffRole[] = ['admin', 'editor']
const KEEPERS: StaffRole[] = ['admin', 'sales', 'hr', 'editor']

interface Rights {
  open: StaffRole[]
  /** Who may post to the page's own address. */
  post?: StaffRole[]
  /** Who may do which of its acts, each with an address below the page's. */
  acts?: [roles: StaffRole[], ...acts: string[]][]
}

/** Written down once more, by hand: what the rules in src/desk/access say must be what we mean. */
const RIGHTS: Record<string, Rights> = {
  '/desk': { open: EVERYBODY },
  '/desk/search': { open: NOBODY, post: EVERYBODY },
  '/desk/leads': {
    open: ['admin', 'sales', 'hr', 'viewer', 'reader'],
    acts: [
      [WRITERS, 'assign-to-me', 'assign', 'answer', 'close', 'undo', 'unassign', 'save-view', 'delete-view'],
      [WRITERS, 'release', 'set-stages'],
    ],
  },
  '/desk/leads/letters': { open: EVERYBODY },
  '/desk/leads/stage-letters': { open: WRITERS, acts: [[WRITERS, 'send', 'take-back']] },
  '/desk/leads/export': { open: WRITERS },
  '/desk/leads/board': { open: ['admin', 'sales', 'hr', 'viewer', 'reader'], acts: [[WRITERS, 'move', 'undo']] },
  '/desk/leads/results': { open: ['admin', 'sales', 'hr', 'viewer', 'reader'] },
  '/desk/leads/unmatched': {
    open: ['admin', 'sales', 'reader'],
    acts: [[['admin', 'sales'], 'belongs-to', 'make-enquiry', 'not-for-us', 'bring-back']],
  },
  '/desk/leads/:id/messages/:message/html': { open: ['admin', 'sales', 'hr', 'reader'] },
  '/desk/leads/:id/messages/:message/files/:file': { open: ['admin', 'sales', 'hr', 'reader'] },
  '/desk/leads/:id': {
    open: ['admin', 'sales', 'hr', 'viewer', 'reader'],
    acts: [
      [
        WRITERS,
        'assign-to-me',
        'assign',
        'answer',
        'close',
        'undo',
        'reopen',
        'unassign',
        'set-stage',
        'add-note',
        'erase',
      ],
      [WRITERS, 'send-again', 'release', 'send-receipt'],
      [WRITERS, 'set-follow-up', 'snooze', 'end-follow-up'],
      [WRITERS, 'send-reply', 'take-back', 'use-template', 'rate', 'free-visit'],
    ],
  },
  '/desk/leads/of-person/:lead': {
    open: ['admin', 'sales', 'hr', 'viewer', 'reader'],
    acts: [[WRITERS, 'answer', 'undo', 'link', 'unlink']],
  },
  '/desk/leads/:id/neighbours': { open: ['admin', 'sales', 'hr', 'viewer', 'reader'] },
  '/desk/leads/:id/follow-up.ics': { open: ['admin', 'sales', 'hr', 'viewer', 'reader'] },
  '/desk/leads/:id/reply-draft': { open: NOBODY, post: WRITERS },
  '/desk/leads/:id/resume': { open: ['admin', 'sales', 'hr', 'reader'] },
  '/desk/leads/:id/resume/preview': { open: ['admin', 'sales', 'hr', 'reader'] },
  '/desk/visits': { open: ['admin', 'sales', 'reader'], acts: [[['admin', 'sales'], 'add', 'cancel', 'move']] },
  '/desk/leads/:id/visit.ics': { open: ['admin', 'sales', 'hr', 'viewer', 'reader'] },
  '/desk/talent-pool': { open: ['admin', 'hr'] },
  '/desk/interviews': { open: ['admin', 'hr'], acts: [[['admin', 'hr'], 'add', 'cancel']] },
  '/desk/applications': { open: ['admin', 'hr'] },
  '/desk/subscribers': {
    open: ['admin', 'sales', 'viewer', 'reader'],
    acts: [[['admin', 'sales'], 'suppress', 'lift']],
  },
  '/desk/subscribers/import': { open: ['admin', 'sales'], acts: [[['admin', 'sales'], 'take-over']] },
  '/desk/subscribers/export': { open: ['admin', 'sales'] },
  '/desk/posts': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'], acts: [[EDITORS, 'begin']] },
  '/desk/posts/:id': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[EDITORS, 'save', 'save-and-preview', 'keep-revision', 'publish', 'schedule', 'unpublish', 'delete']],
  },
  '/desk/posts/:id/draft': { open: NOBODY, post: EDITORS },
  '/desk/posts/:id/preview': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/posts/:id/revisions': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/posts/:id/revisions/:number': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[EDITORS, 'restore']],
  },
  '/desk/posts/:id/in/:language': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[EDITORS, 'save', 'publish', 'unpublish', 'restore']],
  },
  '/desk/posts/:id/in/:language/draft': { open: NOBODY, post: EDITORS },
  '/desk/pictures': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'], acts: [[EDITORS, 'add', 'remove']] },
  '/desk/pictures/:hash': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[EDITORS, 'replace', 'put-back']],
  },
  '/desk/pictures/upload': { open: NOBODY, post: EDITORS },
  '/desk/letters': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'], acts: [[EDITORS, 'begin']] },
  '/desk/letters/automatic': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[['admin'], 'switch']],
  },
  '/desk/letters/automatic/:kind/html': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/letters/:id': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [
      [EDITORS, 'save', 'keep', 'preview', 'test', 'ask', 'take-back', 'delete', 'save-audience', 'use-audience'],
      [EDITORS, 'make-text'],
      [EDITORS, 'make-private', 'make-public'],
      [['admin'], 'send', 'schedule', 'pause', 'resume', 'cancel'],
    ],
  },
  '/desk/letters/:id/draft': { open: NOBODY, post: EDITORS },
  '/desk/letters/:id/html': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/letters/:id/look': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/letters/:id/history': { open: ['admin', 'sales', 'editor', 'viewer', 'reader'] },
  '/desk/letters/:id/history/:number': {
    open: ['admin', 'sales', 'editor', 'viewer', 'reader'],
    acts: [[EDITORS, 'restore']],
  },
  '/desk/openings': { open: ['admin', 'hr', 'viewer', 'reader'], acts: [[['admin', 'hr'], 'close', 'reopen']] },
  '/desk/openings/:id': { open: ['admin', 'hr'], acts: [[['admin', 'hr'], 'save']] },
  '/desk/claims': { open: EVERYBODY },
  '/desk/company': { open: EVERYBODY },
  // Which register somebody may change is asked by the act itself: see company.test.ts at the desk.
  '/desk/company/words/:entry/page': { open: EVERYBODY },
  '/desk/company/:register': {
    open: EVERYBODY,
    acts: [[KEEPERS, 'order', 'confirm', 'hide', 'bring-back']],
  },
  '/desk/company/:register/export': { open: EVERYBODY },
  '/desk/company/:register/:entry': {
    open: EVERYBODY,
    acts: [[KEEPERS, 'publish', 'save', 'schedule', 'arrange', 'confirm', 'hide', 'trash']],
  },
  '/desk/company/:register/:entry/in/:language': { open: EVERYBODY, acts: [[KEEPERS, 'publish', 'save', 'arrange']] },
  '/desk/company/:register/:entry/in/:language/history': { open: EVERYBODY },
  '/desk/company/:register/:entry/in/:language/history/:number': {
    open: EVERYBODY,
    acts: [[KEEPERS, 'restore', 'restore-draft']],
  },
  '/desk/company/:register/:entry/history': { open: EVERYBODY },
  '/desk/company/:register/:entry/history/:number': {
    open: EVERYBODY,
    acts: [[KEEPERS, 'restore', 'restore-draft']],
  },
  '/desk/tariffs': { open: EVERYBODY },
  '/desk/tariffs/records/:id': { open: EVERYBODY },
  '/desk/tariffs/surcharges': { open: EVERYBODY, acts: [[['admin', 'sales', 'editor'], 'enter', 'remove']] },
  '/desk/tariffs/orders': { open: EVERYBODY, acts: [[['admin', 'sales', 'editor'], 'upload']] },
  '/desk/tariffs/orders/:id': {
    open: EVERYBODY,
    acts: [[['admin', 'sales', 'editor'], 'approve', 'refuse', 'take-back']],
  },
  '/desk/tariffs/orders/:id/file': { open: EVERYBODY },
  '/desk/privacy': { open: ['admin'], acts: [[['admin'], 'find', 'erase']] },
  '/desk/privacy/export': { open: ['admin'], post: ['admin'] },
  '/desk/status': { open: EVERYBODY, acts: [[WRITERS, 'send-again']] },
  '/desk/watch': { open: EVERYBODY },
  '/desk/account': {
    open: EVERYBODY,
    acts: [[EVERYBODY, 'end-own-sessions', 'change-password', 'make-recovery-codes', 'save-mail-choices']],
  },
  '/desk/staff': {
    open: ['admin'],
    acts: [
      [['admin'], 'invite', 'withdraw-invitation', 'change-role', 'block', 'unblock', 'end-sessions'],
      [['admin'], 'reset-second-factor'],
    ],
  },
  '/desk/activity-log': { open: ['admin'] },
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
  expect(deskPaths().toSorted()).toEqual([...wholeRights().keys(), ...WAYS].toSorted())
})

test('each role opens its pages and no other, and a stranger none', async () => {
  using folder = temporaryFolder('desk-rights')
  await using site = await startSite(folder.path)
  await using services = servicesOn(folder.path)
  const cookies = new Map<StaffRole | 'stranger', string>([['stranger', '']])
  for (const role of ROLES) cookies.set(role, (await hire(services, role)).cookie)

  const wrong: string[] = []
  for (const [path, rights] of wholeRights()) {
    for (const [role, cookie] of cookies) {
      for (const [method, roles] of [
        ['GET', rights.open],
        ['POST', rights.post ?? NOBODY],
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
  const { cookie } = await hire(services, 'viewer')
  const paths = ['/DESK/staff', '/desk/Staff', '/desk/staff/', '/desk/%73taff', '/desk//staff', '//desk/staff']

  for (const path of [
    ...paths,
    '/desk/staff.data',
    '/DESK/STAFF.data',
    '/desk/staff/.data',
    '/desk/staff.data?_routes=root',
  ]) {
    for (const method of ['GET', 'POST']) {
      const asked = { method, redirect: 'manual' as const, headers: { cookie, origin: site.url } }
      const body = method === 'POST' ? new URLSearchParams({ nothing: 'at all' }) : null
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
      body: new URLSearchParams({ nothing: 'at all' }),
      redirect: 'manual',
      headers: { origin: site.url },
    })
    return new URL(headers.get('location') ?? '', site.url).searchParams.get('to')
  }

  for (const [act, page] of [
    ['/desk/leads/close?status=any&q=Asha', '/desk/leads?status=any&q=Asha'],
    ['/desk/leads/some-id/add-note', '/desk/leads/some-id'],
    ['/desk/posts/1/revisions/2/restore', '/desk/posts/1/revisions/2'],
  ] as const)
    expect(await placeAfter(act), act).toBe(page)
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
  const body = method === 'POST' ? new URLSearchParams({ nothing: 'at all' }) : null
  const response = await fetch(address, { method, body, redirect: 'manual', headers: { cookie, origin } })
  const text = await response.text()
  expect(response.headers.get('cache-control'), address).toBe('no-store')

  const location = response.headers.get('location') ?? ''
  if (location.includes('/desk/sign-in') || /"redirect","\/desk\/sign-in/.test(text)) return 'sent to sign in'
  return response.status === 403 ? 'refused' : 'let in'
}

/** With each act under its own address. Who opens that gets the page that it belongs to. */
function wholeRights(): Map<string, Rights> {
  const whole = new Map(Object.entries(RIGHTS))
  for (const [page, { open, acts = [] }] of Object.entries(RIGHTS))
    for (const [post, ...names] of acts) for (const name of names) whole.set(`${page}/${name}`, { open, post })
  return whole
}

/** Every address below /desk in src/routes.ts. */
function deskPaths(): string[] {
  const [desk, outside] = [routes.filter(({ path }) => path === 'desk'), routes.filter(isOutside)]
  const inside = desk.flatMap(({ children = [] }) =>
    children.flatMap(({ path, children: acts = [] }) => {
      const page = path ? `/desk/${path}` : '/desk'
      return [page, ...acts.map((act) => `${page}/${act.path}`)]
    }),
  )
  return [...inside, ...outside.map(({ path }) => `/${path}`)]
}

// A page of the desk that has a frame of its own.
function isOutside({ path }: { path?: string }): boolean {
  return path?.startsWith('desk/') ?? false
}
