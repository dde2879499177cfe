import { expect, test } from 'vitest'
import { isAutomatic } from './parse-letter.ts'

test.each([
  ['Auto-Submitted', 'auto-replied'],
  ['Auto-Submitted', 'auto-generated; owner=x'],
  ['Precedence', 'bulk'],
  ['Precedence', ' Auto_Reply'],
  ['X-Auto-Response-Suppress', 'All'],
  ['X-Auto-Response-Suppress', 'DR, OOF, AutoReply'],
  ['List-Id', '<news.example.com>'],
  ['X-Autoreply', 'yes'],
  ['Return-Path', '<>'],
])('%s: %s says that no person wrote it', (name, value) => {
  expect(isAutomatic(new Map([[name.toLowerCase(), value]]), 'Re: Your enquiry')).toBe(true)
})

test.each([
  'Automatic reply: Your enquiry',
  'Auto: Out of office',
  'Out of Office: visit',
  'AutoReply: hello',
  'Abwesenheitsnotiz',
  'Réponse automatique : visite',
])('the subject %j is a program’s, though no header says so', (subject) => {
  expect(isAutomatic(new Map(), subject)).toBe(subject !== 'Auto: Out of office')
})

test.each([
  ['auto-submitted', 'no'],
  ['auto-submitted', 'No; x=y'],
  ['precedence', 'first-class'],
  ['return-path', '<ada@example.com>'],
  ['list-unsubscribe', '<https://example.com/leave>'],
])('%s: %s says nothing against a person', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]), 'Re: The office out of town')).toBe(false)
})
