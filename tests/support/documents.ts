import { crc32, deflateRawSync } from 'node:zlib'

/** Documents made by hand, good and bad ones. */

export function aPdf(content = '', { start = '%PDF-1.7\n', end = '%%EOF\n' } = {}): Buffer {
  return Buffer.from(`${start}1 0 obj << /Type /Catalog >> endobj\n${content}\nstartxref\n0\n${end}`, 'latin1')
}

/** A PDF of exactly so many bytes. */
export function aPdfOf(bytes: number): Buffer {
  return aPdf('x'.repeat(bytes - aPdf().length))
}

export interface ZipEntry {
  name: string
  content?: string | Buffer
  stored?: boolean
  /** Bit 0: encrypted; bit 3: the sizes follow the content. */
  flags?: number
  method?: number
  /** What the directory says, where that is not the truth. */
  saysUnpacked?: number
  saysPacked?: number
  /** Has no content of its own: the directory points to what lies there. */
  liesAt?: number
}

export const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const docxParts: ZipEntry[] = [
  { name: '[Content_Types].xml', content: wordTypes },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document><w:body>Ada Lovelace</w:body></w:document>' },
]

export function aDocx(more: ZipEntry[] = []): Buffer {
  return aZip([...docxParts, ...more])
}

export function aZip(entries: ZipEntry[], { comment = '', saysEntries = entries.length } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0

  for (const entry of entries) {
    const { local, central } = zipRecords(entry, offset)
    parts.push(local)
    directory.push(central)
    offset += local.length
  }

  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(saysEntries & 0xffff, 8)
  end.writeUInt16LE(saysEntries & 0xffff, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, listing, end, Buffer.from(comment, 'latin1')])
}

function zipRecords(
  { name, content = '', stored, flags = 0, method, saysUnpacked, saysPacked, liesAt }: ZipEntry,
  at: number,
) {
  const raw = Buffer.from(content)
  const packed = stored ? raw : deflateRawSync(raw)
  const [crc, fileName] = [crc32(raw), Buffer.from(name)]
  const isStreamed = (flags & 8) !== 0
  const sizes = [crc, saysPacked ?? packed.length, saysUnpacked ?? raw.length]

  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(flags | 0x800, 6)
  local.writeUInt16LE(method ?? (stored ? 0 : 8), 8)
  sizes.forEach((size, index) => void local.writeUInt32LE(isStreamed ? 0 : size, 14 + 4 * index))
  local.writeUInt16LE(fileName.length, 26)

  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(20, 4)
  local.copy(central, 6, 4, 28)
  sizes.forEach((size, index) => void central.writeUInt32LE(size, 16 + 4 * index))
  central.writeUInt32LE(liesAt ?? at, 42)

  return {
    local: liesAt === undefined ? Buffer.concat([local, fileName, packed, descriptor()]) : Buffer.alloc(0),
    central: Buffer.concat([central, fileName]),
  }

  function descriptor(): Buffer {
    if (!isStreamed) return Buffer.alloc(0)
    const bytes = Buffer.alloc(16)
    bytes.writeUInt32LE(0x08074b50, 0)
    sizes.forEach((size, index) => void bytes.writeUInt32LE(size, 4 + 4 * index))
    return bytes
  }
}

/** A compound file (OLE2) whose directory, eight sectors long, names these streams last. */
export function aCompoundFile(streams: string[], { circular = false, sectorShift = 9, type = 2 } = {}): Buffer {
  const sector = 512
  const directorySectors = 8
  const header = Buffer.alloc(sector, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(sectorShift, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0, 76)

  const table = Buffer.alloc(sector, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let at = 1; at <= directorySectors; at++)
    table.writeUInt32LE(at < directorySectors ? at + 1 : 0xfffffffe, 4 * at)
  if (circular) table.writeUInt32LE(1, 4 * directorySectors)

  const directory = Buffer.alloc(sector * directorySectors)
  const names = ['Root Entry', ...streams]
  names.forEach((name, index) => {
    const at = index === 0 ? 0 : directory.length - 128 * index
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(2 * name.length + 2, at + 64)
    directory[at + 66] = index === 0 ? 5 : type
    directory.writeUInt32LE(4_096, at + 120)
  })

  return Buffer.concat([header, table, directory, Buffer.alloc(4_096, 'w')])
}

export function aDoc(): Buffer {
  return aCompoundFile(['1Table', 'WordDocument'])
}

/** A PDF that a reader can read: one page, with these lines in the Latin letters of its font. */
export function aPdfSaying(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')
  const content = `BT /F1 18 Tf 20 TL 60 760 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

/** A Word document with these paragraphs. */
export function aDocxSaying(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const [types, relations] = docxParts
  return aZip([
    types!,
    relations!,
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
  ])
}
