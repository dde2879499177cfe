import { expect } from 'vitest'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { builtSite } from '../support/built-site.ts'
import { test } from '../support/test-services.ts'

test.override({ settings: { LIMIT_WRITES_PER_MINUTE: '1' } })

test('a form that comes to be shown in another language is no sending, however often it comes', async ({
  services,
}) => {
  const { site } = await builtSite(services)
  const post = (path: string) => {
    const body = new URLSearchParams({ full_name: 'Sheela', email: 'sheela@', message: 'Half a' })
    return site.request(path, { method: 'POST', body, headers: { Origin: services.env.SITE_URL } })
  }

  for (const path of ['/hi/contact-us?only-shown', '/te/contact-us?only-shown', '/hi/contact-us?only-shown']) {
    const answer = await post(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('value="sheela@"')
  }
  const sent = await post('/contact-us')
  expect(sent.status).toBe(422)
  expect(await sent.text()).toContain(contactCopy.errors.email)
})
