import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { fromBufferPromise, type ZipFile } from 'yauzl'

// A zip can hold a thousand times its own size.
const MOST_UNPACKED_BYTES = 20 * 1024 * 1024
const MAIN_PART = /^word\/document\d*\.xml$/

/** What a Word document says, paragraph by paragraph (ECMA-376, part 1, 17.3). */
export async function docxText(content: Buffer, longest: number): Promise<{ text: string; isCut: boolean }> {
  const zip = await fromBufferPromise(content)
  const part = await openMainPart(zip)
  let text = ''
  let inText = false
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'w:t') inText = true
        else if (name === 'w:tab') text += '\t'
        else if (name === 'w:br' || name === 'w:cr') text += '\n'
      },
      ontext(written) {
        if (inText) text += written
      },
      onclosetag(name) {
        if (name === 'w:t') inText = false
        else if (name === 'w:p') text += '\n'
      },
    },
    { xmlMode: true, decodeEntities: true },
  )

  const decoder = new TextDecoder()
  let bytes = 0
  let isCut = false
  for await (const chunk of part as AsyncIterable<Buffer>) {
    bytes += chunk.length
    parser.write(decoder.decode(chunk, { stream: true }))
    isCut = bytes > MOST_UNPACKED_BYTES || text.length > longest
    if (isCut) break
  }
  return { text, isCut }
}

async function openMainPart(zip: ZipFile): Promise<Readable> {
  for await (const entry of zip.eachEntry()) {
    if (MAIN_PART.test(entry.fileName)) return zip.openReadStreamPromise(entry)
  }
  throw new Error('There is no document in it')
}
