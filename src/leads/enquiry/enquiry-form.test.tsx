import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ENQUIRY_FIELDS } from './enquiry-fields.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { contactCopy as copy } from './words.en.ts'

test('before any script the form posts itself, field by field, under the specified names', () => {
  const html = render()

  expect(html).toMatch(/<form [^>]*action="\/contact-us" method="post"/)
  for (const field of ENQUIRY_FIELDS) {
    expect(html).toContain(`<label for="${field}">${copy.labels[field]}</label>`)
    expect(html).toContain(`name="${field}"`)
  }
})

test('what the server refused comes back as typed, with each error at its field and in the summary', () => {
  const html = render({ draft: { email: 'imran@example', message: 'Call me' }, errors: { email: copy.errors.email } })

  expect(html).toContain('value="imran@example"')
  expect(html).toContain('>Call me</textarea>')
  expect(html).toContain('aria-describedby="email-error"')
  expect(html).toContain(`<a href="#email">${copy.labels.email}: ${copy.errors.email}</a>`)
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
