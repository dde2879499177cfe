import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { uiCopy } from '#ui/words.en.ts'
import EnquiryForm from './enquiry-form.tsx'
import { checkEnquiry, enquiryFields } from './enquiry-schema.ts'
import { contactCopy as copy } from './words.en.ts'

test('before any script the form posts itself, field by field, under the specified names', () => {
  const html = render()

  expect(html).toMatch(/<form [^>]*action="\/contact-us" method="post"/)
  for (const { name, label } of enquiryFields) {
    expect(html).toContain(`<label for="${name}">${label}</label>`)
    expect(html).toContain(`name="${name}"`)
  }
})

test('each control asks as its rule says, and lets more in than the rule takes, so that nothing is cut in silence', () => {
  const html = render()
  for (const { name, isRequired, maxLength, autoComplete } of enquiryFields) {
    const [control = ''] = new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(html) ?? []
    expect(control.includes('required=""'), name).toBe(isRequired)
    expect(control).toContain(`maxLength="${maxLength}"`)
    if (autoComplete) expect(control).toContain(`autoComplete="${autoComplete}"`)
    expect(checkEnquiry({ [name]: 'x'.repeat(maxLength ?? 0) })[name], name).toBeTruthy()
  }
})

test('what the server refused comes back as typed, with each error at its field and in the summary', () => {
  const html = render({ draft: { email: 'imran@example', message: 'Call me' }, errors: { email: copy.errors.email } })

  expect(html).toContain('value="imran@example"')
  expect(html).toContain('>Call me</textarea>')
  expect(html).toContain('aria-describedby="email-error"')
  expect(html).toContain(`<a href="#email">${uiCopy.errorSummary(1, copy.labels.email)}</a>`)
  expect(html).toContain(copy.errors.email)
  expect(html).toMatch(/role="alert"[^>]* autofocus/i)
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('id="full_name"'))
})

test('a form without errors has no summary', () => {
  expect(render()).not.toContain('role="alert"')
})

test('the trap is out of reach for people and assistive technology', () => {
  expect(render()).toMatch(/aria-hidden="true"><input tabindex="-1"[^>]* name="nickname"/i)
})

test('no markup carries a style attribute, which the security policy would refuse', () => {
  expect(render({ errors: { email: copy.errors.email } })).not.toContain('style=')
})

function render(props: Partial<Parameters<typeof EnquiryForm>[0]> = {}) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <EnquiryForm labelledBy="heading" {...props} />
    </MemoryRouter>,
  )
}
