import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aDocxSaying, aPdf, aPdfSaying, aZip, docxParts } from '../../../../tests/support/documents.ts'
import { readDocument } from './read-document.ts'

test('a PDF and a Word document are read line by line', async () => {
  const pdf = await readDocument('pdf', of(aPdfSaying(['Joseph Das', 'Telecaller (voice)'])))
  expect(pdf).toEqual({ text: 'Joseph Das\nTelecaller (voice)', trouble: 'none' })

  const docx = await readDocument('docx', of(aDocxSaying(['जोसेफ़ दास', 'Sales &amp; calls'])))
  expect(docx).toEqual({ text: 'जोसेफ़ दास\nSales & calls', trouble: 'none' })
})

test('what cannot be read says so, and costs nobody more than its own file', async () => {
  const unreadable = { text: '', trouble: 'unreadable' }
  expect(await readDocument('pdf', of(Buffer.from('%PDF-1.7 nothing %%EOF')))).toEqual(unreadable)
  expect(await readDocument('docx', of(aPdf()))).toEqual(unreadable)
  expect(await readDocument('docx', of(aZip([docxParts[0]!])))).toEqual(unreadable)
})

test('of a long text the beginning is kept, and of a zip that unpacks without end no more than fits', async () => {
  const long = await readDocument('docx', of(aDocxSaying(Array.from({ length: 3_000 }, () => 'word '.repeat(10)))))
  expect(long).toMatchObject({ trouble: 'cut', text: expect.stringMatching(/^word word/) })
  expect(long.text.length).toBeLessThanOrEqual(100_000)

  const [types, relations] = docxParts
  const bomb = aZip([types!, relations!, { name: 'word/document.xml', content: Buffer.alloc(60 * 1024 * 1024, ' ') }])
  expect(await readDocument('docx', of(bomb))).toEqual({ text: '', trouble: 'cut' })
})

test('a document that breaks off while it is fetched is an error of ours, to be tried again', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('%PDF-1.7')
      throw new Error('the store is away')
    })(),
  )
  await expect(readDocument('pdf', broken)).rejects.toThrow('the store is away')
})

function of(content: Buffer): Readable {
  return Readable.from([content])
}
