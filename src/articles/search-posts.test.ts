import { expect } from 'vitest'
import * as foldedWords from '#database/migrations/0030-folded-words.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { aPost, savePosts } from './blog-examples.ts'
import { indexLostPosts } from './index-posts.ts'
import { deletePost, savePost } from './save-post.ts'
import { MOST_RESULTS, searchPosts } from './search-posts.ts'

test('a word counts most in the title, then in the description, then in the text', async ({ services }) => {
  await savePosts(
    services.db,
    aPost({ slug: 'in-text', content: '<p>The geyser stands in the corner of the room.</p>' }),
    aPost({ slug: 'in-title', title: 'The geyser question' }),
    aPost({ slug: 'in-description', description: 'Heat the geyser once.' }),
    aPost({ slug: 'nowhere' }),
  )

  expect(await search(services, 'geyser')).toEqual(['in-title', 'in-description', 'in-text'])
})

test('a word is found in its other forms', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'forms', title: 'Billing errors and capacitors' }))

  for (const typed of ['bill', 'billed', 'error', 'capacitor', 'BILLING']) {
    expect(await search(services, typed), typed).toEqual(['forms'])
  }
})

test('a word is found with its marks and without', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'marks', title: 'Café bills: ज़रूरत and ₹1,150' }))

  for (const typed of ['cafe', 'Café', 'जरूरत', 'ज़रूरत', '1150', '1,150']) {
    expect(await search(services, typed), typed).toEqual(['marks'])
  }
  const [card] = await searchPosts(services.db, services.now(), 'cafe 1150')
  expect(card?.found?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Café', '1,150'])
})

test('articles whose words were emptied by a new schema are indexed again at the start', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'lost', title: 'The geyser question' }), aPost({ slug: 'other' }))
  await foldedWords.up(services.db as never)
  expect(await search(services, 'geyser')).toEqual([])

  await indexLostPosts(services.db)

  for (const typed of ['geyser', 'geysar']) expect(await search(services, typed), typed).toEqual(['lost'])
})

test('a typing slip is forgiven, a beginning is enough, and another word is another word', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'slips', title: 'Capacitor safety under kVAh billing' }))

  for (const typed of ['capaciter', 'cpacitor', 'capacitorr', 'saftey', 'kvha', 'capac']) {
    expect(await search(services, typed), typed).toEqual(['slips'])
  }
  for (const typed of ['unicorn', 'vat', 'safari']) expect(await search(services, typed), typed).toEqual([])
})

test('posts with all the words are preferred; where there is none, any of them will do', async ({ services }) => {
  await savePosts(
    services.db,
    aPost({ slug: 'both', title: 'Solar metering' }),
    aPost({ slug: 'one', title: 'Solar panels' }),
  )

  expect(await search(services, 'solar metering')).toEqual(['both'])
  expect(await search(services, 'solar unicorn')).toEqual(expect.arrayContaining(['both', 'one']))
})

test('Hindi and Telugu are searched word by word, slips included', async ({ services }) => {
  await savePosts(
    services.db,
    aPost({ slug: 'hindi', title: 'बिजली का बिल कैसे पढ़ें' }),
    aPost({ slug: 'telugu', title: 'విద్యుత్ బిల్లు ఎలా చదవాలి' }),
  )

  expect(await search(services, 'बिजली')).toEqual(['hindi'])
  expect(await search(services, 'बिजलि')).toEqual(['hindi'])
  expect(await search(services, 'విద్యుత్')).toEqual(['telugu'])
  expect(await search(services, 'విద్యుత')).toEqual(['telugu'])
})

test('accents make no difference', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'accents', title: 'Ampère and Thévenin' }))

  expect(await search(services, 'ampere')).toEqual(['accents'])
  expect(await search(services, 'THÉVENIN')).toEqual(['accents'])
})

test('whatever is typed is only text', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'fan', title: 'What a fan costs' }))

  for (const hostile of [
    '%',
    '_',
    '*',
    '"',
    "'",
    '\\',
    '\u0000',
    'title:',
    '^',
    '-',
    '()',
    ':*',
    '!',
    '&',
    '\ud800',
    '',
  ]) {
    expect(await search(services, hostile), hostile).toEqual([])
  }
  const around = [
    'fan"',
    "fan' --",
    'fan*',
    '"fan',
    'fan & !',
    '(fan',
    'fan:*',
    'fan\u0000',
    'NEAR(fan)',
    'title:fan',
    'fan AND',
  ]
  for (const hostile of around) expect(await search(services, hostile), hostile).toEqual(['fan'])
  expect(await search(services, 'fan '.repeat(2_600))).toEqual(['fan'])
  expect(await search(services, 'x'.repeat(10_000))).toEqual([])
})

test('what was found is marked, in the title and in the passage around it', async ({ services }) => {
  const filler = 'Nothing of interest is said here, at some length. '.repeat(20)
  await savePosts(
    services.db,
    aPost({ title: 'Meters <b>read</b>', content: `<p>${filler}The metering error. ${filler}</p>` }),
  )

  const [post] = await searchPosts(services.db, services.now(), 'metering')

  expect(post?.found?.title).toEqual([
    { text: 'Meters', isMatch: true },
    { text: ' <b>read</b>', isMatch: false },
  ])
  const passage = post?.found?.passage ?? []
  expect(passage.find(({ isMatch }) => isMatch)?.text).toBe('metering')
  expect(passage.map(({ text }) => text).join('').length).toBeLessThan(200)
})

test('a draft and a post still to come are found by nobody', async ({ services }) => {
  await savePosts(
    services.db,
    aPost({ slug: 'draft', title: 'Secret geyser', status: 'draft' }),
    aPost({ slug: 'tomorrow', title: 'Coming geyser', status: 'scheduled', published_at: '2026-11-20T03:30:00.000Z' }),
  )

  expect(await search(services, 'geyser')).toEqual([])

  services.travel(24 * 3_600_000)
  expect(await search(services, 'geyser')).toEqual(['tomorrow'])
})

test('the search follows a change, and a change that fails leaves it as it was', async ({ services }) => {
  const [id = 0] = await savePosts(services.db, aPost({ slug: 'fan', title: 'Ceiling fans' }))

  await savePosts(services.db, aPost({ slug: 'fan', title: 'Table lamps' }))
  expect(await search(services, 'ceiling fans')).toEqual(['fan']) // Still in the description.
  expect(await search(services, 'lamps')).toEqual(['fan'])

  const failing = services.db.transaction().execute(async (trx) => {
    await savePost(trx, aPost({ slug: 'fan', title: 'Unicorns' }))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await search(services, 'unicorns')).toEqual([])
  expect(await search(services, 'lamps')).toEqual(['fan'])

  await services.db.transaction().execute((trx) => deletePost(trx, id))
  expect(await search(services, 'lamps')).toEqual([])
})

test('a search shows a bounded number of posts', async ({ services }) => {
  await services.db.transaction().execute(async (trx) => {
    for (let number = 0; number < MOST_RESULTS + 5; number++) await savePost(trx, aPost({ slug: `fan-${number}` }))
  })

  expect(await search(services, 'fan')).toHaveLength(MOST_RESULTS)
})

async function search({ db, now }: TestServices, typed: string): Promise<string[]> {
  return (await searchPosts(db, now(), typed)).map(({ slug }) => slug)
}
