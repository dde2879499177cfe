import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES } from './pages.ts'

/** Visitors' pages are in src/pages.ts; staff's are here. */
export default [
  ...PAGES.map(({ path, file }) => (path === '' ? index(file) : route(path, file))),
  route('desk/posts/:id/preview', 'desk/posts/post-preview.tsx'),
  // Staff's side. Each page says in its handle who may open it: src/desk/access/desk-access.ts.
  route('desk', 'desk/frame/layout.tsx', [
    index('desk/frame/home.tsx'),
    route('sign-in', 'desk/sign-in/sign-in.tsx'),
    route('sign-in/code', 'desk/sign-in/code.tsx'),
    route('sign-out', 'desk/sign-in/sign-out.tsx'),
    route('second-factor', 'desk/sign-in/second-factor.tsx'),
    route('invitation/:token', 'desk/sign-in/invitation.tsx'),
    route('forgotten', 'desk/sign-in/forgotten.tsx'),
    route('reset/:token', 'desk/sign-in/reset.tsx'),
    page('openings', 'desk/openings/openings.tsx', 'openings', { 'set-days': ['close', 'reopen'] }),
    page('openings/:id', 'desk/openings/opening.tsx', 'openings', 'save'),
    route('company', 'desk/company/company.tsx'),
    page('company/:register', 'desk/company/register.tsx', 'company/acts', 'order', 'confirm', 'hide', 'bring-back'),
    route('company/:register/export', 'desk/company/register-export.ts'),
    page(
      'company/:register/:entry',
      'desk/company/entry.tsx',
      'company/acts',
      { write: ['publish', 'save', 'schedule'] },
      ...['arrange', 'confirm', 'hide', 'trash'],
    ),
    page(
      'company/:register/:entry/in/:language',
      'desk/company/translations/entry-translation.tsx',
      'company/translations',
      { write: ['publish', 'save'] },
      'arrange',
    ),
    route('company/:register/:entry/in/:language/history', 'desk/company/translations/translation-history.tsx'),
    page(
      'company/:register/:entry/in/:language/history/:number',
      'desk/company/translations/translation-version.tsx',
      'company/translations',
      { restore: ['restore', 'restore-draft'] },
    ),
    route('company/words/:entry/page', 'desk/company/words/word-page.ts'),
    route('company/:register/:entry/history', 'desk/company/history.tsx'),
    page('company/:register/:entry/history/:number', 'desk/company/version.tsx', 'company/acts', {
      restore: ['restore', 'restore-draft'],
    }),
    moved('claims'),
    route('tariffs', 'desk/tariffs/tariffs.tsx'),
    route('tariffs/records/:id', 'desk/tariffs/record-file.ts'),
    page('tariffs/surcharges', 'desk/tariffs/surcharges/surcharges.tsx', 'tariffs/surcharges', 'enter', 'remove'),
    page('tariffs/orders', 'desk/tariffs/orders/orders.tsx', 'tariffs/orders', 'upload'),
    page('tariffs/orders/:id', 'desk/tariffs/orders/order.tsx', 'tariffs/orders', {
      decide: ['approve', 'refuse', 'take-back'],
    }),
    route('tariffs/orders/:id/file', 'desk/tariffs/orders/order-file.ts'),
    route('search', 'desk/frame/search.ts'),
    page(
      'leads',
      'desk/leads/leads.tsx',
      'leads/acts',
      { handle: ['assign-to-me', 'assign', 'answer', 'close', 'unassign'] },
      ...['undo', 'release', 'save-view', 'delete-view', 'set-stages'],
    ),
    page('leads/stage-letters', 'desk/leads/stage-letters.tsx', 'leads/stage-letters', 'send', 'take-back'),
    moved('leads/letters'),
    page('leads/board', 'desk/leads/sales/board.tsx', 'leads/acts', 'move', 'undo'),
    route('leads/results', 'desk/leads/sales/results.tsx'),
    route('leads/export', 'desk/leads/leads-export.ts'),
    page('leads/unmatched', 'desk/leads/unmatched.tsx', 'leads/unmatched', ...['belongs-to', 'make-enquiry'], {
      'put-aside': ['not-for-us', 'bring-back'],
    }),
    page(
      'leads/:id',
      'desk/leads/lead.tsx',
      'leads/acts',
      { handle: ['assign-to-me', 'assign', 'answer', 'close', 'reopen', 'unassign'] },
      ...['undo', 'set-stage', 'add-note', 'send-again', 'release', 'send-receipt', 'erase'],
      ...['set-follow-up', 'snooze', 'end-follow-up'],
      ...['send-reply', 'take-back', 'use-template', 'rate', 'free-visit'],
    ),
    page(
      'leads/of-person/:lead',
      'desk/leads/person/person.tsx',
      'leads/acts',
      { handle: ['answer'] },
      ...['undo', 'link', 'unlink'],
    ),
    route('leads/:id/reply-draft', 'desk/leads/reply-draft.ts'),
    route('leads/:id/follow-up.ics', 'desk/leads/follow-up-event.ts'),
    route('leads/:id/neighbours', 'desk/leads/lead-neighbours.ts'),
    route('leads/:id/messages/:message/html', 'desk/leads/message-html.ts'),
    route('leads/:id/messages/:message/files/:file', 'desk/leads/message-file.ts'),
    route('leads/:id/resume', 'desk/leads/lead-resume.ts'),
    route('leads/:id/resume/preview', 'desk/leads/resume-preview.ts'),
    route('leads/:id/visit.ics', 'desk/leads/visit-event.ts'),
    page('visits', 'desk/visits/visits.tsx', 'visits', 'add', 'cancel', 'move'),
    page('interviews', 'desk/visits/interviews.tsx', 'visits/interviews', 'add', 'cancel'),
    route('talent-pool', 'desk/leads/talent-pool.tsx'),
    route('applications', 'desk/leads/applications.tsx'),
    page(
      'account',
      'desk/staff/account.tsx',
      'staff/account',
      ...['end-own-sessions', 'change-password', 'make-recovery-codes', 'save-mail-choices'],
    ),
    page('staff', 'desk/staff/staff.tsx', 'staff/acts', ...['invite', 'withdraw-invitation'], {
      'change-staff': ['change-role', 'block', 'unblock', 'end-sessions', 'reset-second-factor'],
    }),
    page('subscribers', 'desk/subscribers/subscribers.tsx', 'subscribers', 'suppress', 'lift'),
    page('subscribers/import', 'desk/subscribers/import/import.tsx', 'subscribers/import', 'take-over'),
    route('subscribers/export', 'desk/subscribers/subscribers-export.ts'),
    page('letters', 'desk/letters/letters.tsx', 'letters/acts', 'begin'),
    page('letters/automatic', 'desk/letters/automatic/automatic.tsx', 'letters/automatic', 'switch'),
    route('letters/automatic/:kind/html', 'desk/letters/automatic/preview-html.ts'),
    page(
      'letters/:id',
      'desk/letters/letter.tsx',
      'letters/acts',
      ...['test', 'ask', 'send', 'schedule'],
      ...['save-audience', 'use-audience', 'make-text'],
      { save: ['save', 'keep', 'preview'], 'change-sending': ['pause', 'resume', 'cancel'] },
      { 'change-state': ['take-back', 'delete', 'make-private', 'make-public'] },
    ),
    route('letters/:id/draft', 'desk/letters/letter-draft.ts'),
    route('letters/:id/html', 'desk/letters/letter-html.ts'),
    route('letters/:id/look', 'desk/letters/letter-look.tsx'),
    route('letters/:id/history', 'desk/letters/letter-history.tsx'),
    page('letters/:id/history/:number', 'desk/letters/letter-revision.tsx', 'letters/acts', 'restore'),
    page('privacy', 'desk/privacy/privacy.tsx', 'privacy', 'find', 'erase'),
    route('privacy/export', 'desk/privacy/privacy-export.ts'),
    page('status', 'desk/status/status.tsx', 'status', 'send-again'),
    moved('watch'),
    route('activity-log', 'desk/activity-log/activity-log.tsx'),
    page('posts', 'desk/posts/posts.tsx', 'posts/acts', 'begin'),
    page(
      'posts/:id',
      'desk/posts/post.tsx',
      'posts/acts',
      { write: ['save', 'save-and-preview', 'keep-revision', 'publish', 'schedule'] },
      { withdraw: ['unpublish', 'delete'] },
    ),
    route('posts/:id/draft', 'desk/posts/post-draft.ts'),
    route('posts/:id/revisions', 'desk/posts/post-revisions.tsx'),
    page('posts/:id/revisions/:number', 'desk/posts/post-revision.tsx', 'posts/acts', 'restore'),
    page('posts/:id/in/:language', 'desk/posts/translations/translation.tsx', 'posts/translations', {
      write: ['save', 'publish'],
      change: ['unpublish', 'restore'],
    }),
    route('posts/:id/in/:language/draft', 'desk/posts/translations/translation-draft.ts'),
    page('pictures', 'desk/posts/pictures/pictures.tsx', 'posts/pictures', 'add', 'remove'),
    page('pictures/:hash', 'desk/posts/pictures/picture.tsx', 'posts/pictures', 'replace', 'put-back'),
    route('pictures/upload', 'desk/posts/pictures/picture-upload.ts'),
  ]),
  route('*', 'site/not-found/not-found.tsx'),
] satisfies RouteConfig

/** The name of an act and of its file, or files with the acts that differ by a word and share it. */
type Acts = string | Record<string, string[]>

/** A page with the acts that staff can do on it; what an act is, says src/desk/frame/act.ts. */
function page(path: string, file: string, folder: string, ...acts: Acts[]) {
  const shared = acts.flatMap((each) => Object.entries(typeof each === 'string' ? { [each]: [each] } : each))
  const routes = shared.flatMap(([name, names]) =>
    names.map((act) => route(act, `desk/${folder}/${name}.ts`, { id: `desk/${path}/${act}` })),
  )
  return route(path, file, routes)
}

/** Stands elsewhere by now, but in the bookmarks of staff. */
function moved(path: string) {
  return route(path, 'desk/frame/old-address.ts', { id: `desk/old/${path}` })
}
