import { expect } from 'vitest'
import { builtSite } from '../support/built-site.ts'
import { test } from '../support/test-services.ts'

test('what one visitor asked of a lost address is on no page that another one gets', async ({ services }) => {
  const { site } = await builtSite(services)
  await site.request('/blogs/lost-article?asked=sheela')

  expect(await (await site.request('/blogs/lost-article')).text()).not.toContain('asked=sheela')
})

test.for(['/blogs', '/careers', '/newsletter/archive'])(
  'nor does what is lost below %s lead to another language by the address of who asked first',
  async (section, { services }) => {
    const { site } = await builtSite(services)
    await site.request(`${section}/lost-first`)

    const page = await (await site.request(`${section}/lost-second`)).text()
    expect(page).not.toContain('lost-first')
    expect(page).toContain(`href="/hi${section}"`)
  },
)
