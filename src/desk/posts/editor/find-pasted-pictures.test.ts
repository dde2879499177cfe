import { expect, test } from 'vitest'
import { findPastedPictures } from './use-article-editor.ts'

const picture = new File(['x'], 'meter.png', { type: 'image/png' })

test('a picture alone is a file, also where its address comes with it', () => {
  const found = { files: [picture], missing: 0 }
  expect(findPastedPictures({ html: '', files: [picture] })).toEqual(found)
  expect(findPastedPictures({ html: '<img src="https://example.com/a.png">', files: [picture] })).toEqual(found)
})

test('a text is a text, whatever picture of it Word adds, and the pictures in it are missing', () => {
  const html = `<!--[if gte vml 1]><v:imagedata src="file:///C:/a.png"/><![endif]-->
    <p>Load<![if !vml]><img width=9 src="file:///C:/a.png"><![endif]></p><img src='data:image/png;base64,AA=='>
    <img src="//example.com/a.png"><img alt="">`
  expect(findPastedPictures({ html, files: [picture] })).toEqual({ files: [], missing: 4 })
  expect(findPastedPictures({ html: '<p>Load</p>', files: [picture] })).toEqual({ files: [], missing: 0 })
  expect(findPastedPictures({ html: '<img src="https://example.com/a.png">', files: [] })).toEqual({
    files: [],
    missing: 1,
  })
})

test("the article's own pictures stay what they are", () => {
  const html = '<figure><img src="/uploads/a.webp" alt="A meter"></figure>'
  expect(findPastedPictures({ html, files: [picture] })).toEqual({ files: [], missing: 0 })
})
