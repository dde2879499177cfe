import { expect } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { seedPosts } from '#articles/seed-posts.ts'
import { actionsLogged, press } from '../../../tests/support/at-desk.ts'
import { test } from '../../../tests/support/test-services.ts'
import { aBody, aDraft, asha, ravi } from './desk-post-examples.ts'
import { findDeskPost } from './post-drafts.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { restoreRevision, writePost } from './write-post.ts'

test('what is typed is kept beside what visitors see', async ({ services }) => {
  const [id = 0] = await savePosts(services.db, aPost({ slug: 'a-post', title: 'As visitors see it' }))

  const body = aBody({ title: 'Being written' })
  expect(await writePost({ id, body, version: 0, editor: 'w', staff: asha }, services)).toMatchObject({ version: 1 })

  const post = await findDeskPost(services.db, id)
  expect(post).toMatchObject({ body, version: 1, isPublic: false, savedBy: asha.name })
  expect(post?.row).toMatchObject({ title: 'As visitors see it', changed_by: asha.name })
  // What was there before anybody came can be brought back.
  expect((await findRevision(services.db, id, 1))?.body.title).toBe('As visitors see it')
})

test('of two who write at once the later is told, sees the other text, and may still choose', async ({ services }) => {
  const draft = await aDraft(services)
  await writePost(draft, services)
  const theirs = { ...draft, staff: ravi, editor: 'window-2', version: 1, body: aBody({ title: 'By Ravi' }) }
  await writePost(theirs, services)

  const mine = { ...draft, version: 1, body: aBody({ title: 'By Asha' }) }
  const told = await writePost(mine, services)
  expect(told).toMatchObject({ ok: false, theirs: { version: 2, savedBy: ravi.name, body: { title: 'By Ravi' } } })
  expect((await findDeskPost(services.db, draft.id))?.body.title).toBe('By Ravi')

  expect(await writePost({ ...mine, replaces: 2 }, services)).toMatchObject({ ok: true, version: 3 })
  expect((await findDeskPost(services.db, draft.id))?.body.title).toBe('By Asha')
  const [kept] = await listRevisions(services.db, draft.id)
  expect(kept).toMatchObject({ reason: 'replaced', staff_name: ravi.name })
  expect((await findRevision(services.db, draft.id, kept?.number ?? 0))?.body.title).toBe('By Ravi')
})

test('a choice made against a text that has changed again is asked again', async ({ services }) => {
  const draft = await aDraft(services)
  await writePost(draft, services)
  const theirs = { ...draft, staff: ravi, editor: 'window-2' }
  await writePost({ ...theirs, version: 1, body: aBody({ title: 'Second' }) }, services)
  await writePost({ ...theirs, version: 2, body: aBody({ title: 'Third' }) }, services)

  const chosen = { ...draft, version: 1, replaces: 2, body: aBody({ title: 'Mine' }) }
  expect(await writePost(chosen, services)).toMatchObject({ ok: false, theirs: { version: 3 } })
})

test('a window that never heard of its own save is in conflict with nobody', async ({ services }) => {
  const draft = await aDraft(services)
  await writePost(draft, services)

  const again = await writePost({ ...draft, body: aBody({ title: 'And a word more' }) }, services)
  expect(again).toMatchObject({ ok: true, version: 2 })
  expect(await writePost({ ...draft, body: aBody({ title: 'And a word more' }) }, services)).toMatchObject({
    version: 2,
  })
})

test('two saves at the same moment: one is kept, the other is told', async ({ services }) => {
  const draft = await aDraft(services)

  const outcomes = await Promise.all(
    [asha, ravi].map((staff) =>
      writePost({ ...draft, staff, editor: staff.id, body: aBody({ title: staff.name }) }, services),
    ),
  )
  expect(outcomes.map((outcome) => outcome?.ok).toSorted()).toEqual([false, true])
})

test('an earlier state comes back as a new one, and nothing is lost by it', async ({ services }) => {
  const draft = await aDraft(services)
  await writePost({ ...draft, isCheckpoint: true }, services)
  await writePost({ ...draft, version: 1, body: aBody({ content: '<p>Later.</p>' }) }, services)

  // The second time since the first answer was lost.
  for (let time = 0; time < 2; time++)
    expect(await restoreRevision({ id: draft.id, number: 1, staff: asha }, services)).toBe(true)

  expect((await actionsLogged(services)).filter((action) => action === 'post.restored')).toHaveLength(1)
  expect((await findDeskPost(services.db, draft.id))?.body.content).toContain('Seventy watts')
  const revisions = await listRevisions(services.db, draft.id)
  expect(revisions.map(({ number, reason }) => [number, reason])).toEqual([
    [3, 'restored'],
    [2, 'kept'],
    [1, 'kept'],
  ])
  expect((await findRevision(services.db, draft.id, 2))?.body.content).toBe('<p>Later.</p>')
  expect(await restoreRevision({ id: draft.id, number: 99, staff: asha }, services)).toBe(false)
})

test('a seeded article that staff have begun to change is no longer overwritten by its file', async ({ services }) => {
  const folders = { articles: 'content/posts', pictures: 'public' }
  await seedPosts(services.db, folders)
  const { id } = await services.db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', 'capacitor-safety')
    .executeTakeFirstOrThrow()

  await writePost({ id, body: aBody(), version: 0, editor: '', staff: asha }, services)

  // As if every file had changed since.
  await services.db.updateTable('post_seeds').set({ digest: 'another' }).execute()
  const written = await seedPosts(services.db, folders)
  expect(written).not.toContain('capacitor-safety')
  expect(written.length).toBeGreaterThan(20)
})

test('the log has one line for a spell of writing, and one for a state that was kept', async ({ services }) => {
  const draft = await aDraft(services)
  await writePost(draft, services)
  await writePost({ ...draft, version: 1, body: aBody({ title: 'Two' }) }, services)
  services.travel(11 * 60_000)
  await writePost({ ...draft, version: 2, body: aBody({ title: 'Three' }), isCheckpoint: true }, services)

  const log = services.db.selectFrom('audit_log').select(['action', 'staff_name', 'subject'])
  const actions = await log.orderBy('number').execute()
  expect(actions.map(({ action }) => action)).toEqual(['post.created', 'post.edited', 'post.edited', 'post.kept'])
  expect(actions.at(-1)).toMatchObject({ staff_name: asha.name, subject: String(draft.id) })
})

test('of two ways to save, one keeps a point to come back to', async ({ services }) => {
  const { id, body } = await aDraft(services)
  const { title, slug, content, cover_alt } = body
  const form = { title, slug, content, cover_alt, editor: 'window-1', version: '0' }
  const save = (act: string) => press(services, asha, `/desk/posts/${id}/${act}`, form)

  expect(await save('save')).toMatchObject({ location: `/desk/posts/${id}?done=save` })
  expect(await listRevisions(services.db, id)).toEqual([])
  expect(await save('keep-revision')).toMatchObject({ location: `/desk/posts/${id}?done=keep-revision` })
  expect(await listRevisions(services.db, id)).toMatchObject([{ number: 1, reason: 'kept', staff_name: asha.name }])
  expect((await findRevision(services.db, id, 1))?.body.title).toBe(title)
})
