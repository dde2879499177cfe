import { expect, test } from 'vitest'
import { linksInLanguage } from './links-in-language.ts'

test.each([
  ['<a href="/contact-us">', '<a href="/hi/contact-us">'],
  ['<a href="/contact-us?topic=plug#form">', '<a href="/hi/contact-us?topic=plug#form">'],
  ['<form action="/newsletter" method="post">', '<form action="/hi/newsletter" method="post">'],
  ['<iframe src="/go/calculator">', '<iframe src="/hi/go/calculator">'],
  ['<iframe data-src="/go/calculator">', '<iframe data-src="/hi/go/calculator">'],
  ['<a href="/your-enquiry/w0-a/visit.ics">', '<a href="/hi/your-enquiry/w0-a/visit.ics">'],
  ['<a href="/your-enquiry/w0-a/data.json">', '<a href="/hi/your-enquiry/w0-a/data.json">'],
  ['<img src="/icons/icon-512.png">', '<img src="/icons/icon-512.png">'],
  ['<a href="/icons/icon-512.png">', '<a href="/icons/icon-512.png">'],
  ['<a href="https://example.com/contact-us">', '<a href="https://example.com/contact-us">'],
  ['<a href="/te/contact-us" hreflang="te">', '<a href="/te/contact-us" hreflang="te">'],
])('%s leads to %s in Hindi, and stays as it is in English', (english, hindi) => {
  expect(linksInLanguage(english, 'hi')).toBe(hindi)
  expect(linksInLanguage(english, 'en')).toBe(english)
})
