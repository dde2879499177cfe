import { deflateRawSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { apiOf } from '../../../tests/support/api.ts'
import { allLeads } from '../../../tests/support/at-desk.ts'
import {
  aCompoundFile,
  aDoc,
  aDocx,
  aPdf,
  aZip,
  docxParts,
  wordTypes,
  type ZipEntry,
} from '../../../tests/support/documents.ts'
import { filesKept, keysIn } from '../../../tests/support/files-kept.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { anApplication, postedParts, type ResumePart } from './application-examples.ts'
import { applicationCopy } from './words.en.ts'

// Each of these is a hundred requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const MB = 1024 * 1024
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-' + 'TEST-FILE!$H+H*'
const exe = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const html = '<!doctype html><script>alert(1)</script>'
const [types, , mainPart] = docxParts as [ZipEntry, ZipEntry, ZipEntry]

/** Content that is not what its name says, or more than it says. By the ending under which it is sent. */
const hostile: [ending: string, contents: Record<string, string | Buffer>][] = [
  [
    'pdf',
    {
      'nothing at all': '',
      'one byte': '%',
      'a web page': html,
      'a web page with a PDF behind it': `${html}\n${aPdf()}`,
      'a script with a PDF behind it': `#!/bin/sh\nid\n${aPdf()}`,
      'a program with a PDF behind it': Buffer.concat([exe, aPdf()]),
      'a zip with a PDF behind it': Buffer.concat([aDocx(), aPdf()]),
      'a zip': aDocx(),
      'an old Word document': aDoc(),
      'a picture': Buffer.from('ffd8ffe000104a464946', 'hex'),
      'a GIF that says it is a PDF': `GIF89a\n${aPdf()}`,
      'SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a PDF without an end': aPdf('', { end: '' }),
      'a PDF whose end is far from the end': Buffer.concat([aPdf(), Buffer.alloc(1_024, 'x')]),
      'a PDF with a whole zip behind it': Buffer.concat([
        aPdf(),
        aZip([...docxParts, { name: 'x', content: exe, stored: true }]),
      ]),
      'a version that never was': aPdf('', { start: '%PDF-9.9\n' }),
      'FDF, which is no PDF': aPdf('', { start: '%FDF-1.2\n' }),
      PostScript: '%!PS-Adobe-3.0\n%%EOF',
      'the beginning in the wrong case': aPdf('', { start: '%pdf-1.7\n' }),
      'NULs before the beginning': Buffer.concat([Buffer.alloc(10), aPdf()]),
      'a virus test in plain text': EICAR,
      'UTF-16': Buffer.from(aPdf().toString('latin1'), 'utf16le'),
    },
  ],
  [
    'docx',
    {
      'an empty zip': aZip([]),
      'a zip of pictures': aZip([{ name: 'me.png', content: 'x' }]),
      'a zip with no content types': aZip(docxParts.slice(1)),
      'a zip with no main part': aZip(docxParts.slice(0, 2)),
      'a spreadsheet': aZip([
        { ...types, content: wordTypes.replaceAll('wordprocessingml.document', 'spreadsheetml.sheet') },
        mainPart,
      ]),
      'a template': aZip([{ ...types, content: wordTypes.replace('document.main', 'template.main') }, mainPart]),
      'content types that are empty': aZip([{ ...types, content: '' }, mainPart]),
      macros: aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      'names that climb': aDocx([{ name: '../../etc/passwd', content: 'x' }]),
      'names that begin at the root': aDocx([{ name: '/etc/passwd', content: 'x' }]),
      'names with a drive': aDocx([{ name: 'C:\\windows\\x', content: 'x' }]),
      'one name twice': aDocx([mainPart]),
      'a part that is encrypted': aZip([types, { ...mainPart, flags: 1 }]),
      'every part encrypted': aZip(docxParts.map((part) => ({ ...part, flags: 1 }))),
      'a method that nobody knows': aZip([types, { ...mainPart, method: 99 }]),
      'a bomb that says its size': aDocx([{ name: 'word/media/a', content: Buffer.alloc(51 * MB) }]),
      'a bomb in many parts': aDocx(bombs(60, MB)),
      'a bomb that says it is small': aDocx([
        { name: 'word/media/a', content: Buffer.alloc(60 * MB), saysUnpacked: 100 },
      ]),
      'a part larger than it says': aZip([types, { ...mainPart, saysUnpacked: 3 }]),
      'a part smaller than it says': aZip([types, { ...mainPart, saysUnpacked: 3_000 }]),
      'a part that says it is larger than the file': aDocx([{ name: 'a', saysPacked: 4 * MB, saysUnpacked: 4 * MB }]),
      'parts that lie over one another': aZip([...layers(10), ...docxParts]),
      '30,000 parts': aZip(Array.from({ length: 30_000 }, (_, n) => ({ name: `${n}`, stored: true }))),
      '2,001 parts': aDocx(Array.from({ length: 1_998 }, (_, n) => ({ name: `${n}`, stored: true }))),
      '30,000 parts that say they are three': aZip(
        Array.from({ length: 30_000 }, (_, n) => ({ name: `${n}`, stored: true })),
        { saysEntries: 3 },
      ),
      'three parts that say they are 60,000': aZip(docxParts, { saysEntries: 60_000 }),
      'content that cannot be unpacked': aZip([types, { ...mainPart, content: 'not packed', stored: true, method: 8 }]),
      'only its beginning': aDocx().subarray(0, 100),
      'only its end': aDocx().subarray(-60),
      'a web page before it': Buffer.concat([Buffer.from(html), aDocx()]),
      'a PDF before it': Buffer.concat([aPdf(), aDocx()]),
      'a program before it': Buffer.concat([exe, aDocx()]),
      'bytes behind it that its end does not know': Buffer.concat([aDocx(), exe]),
      'an old Word document': aDoc(),
      'a PDF': aPdf(),
      'raw deflate': deflateRawSync('x'.repeat(1_000)),
      'random bytes behind a right beginning': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 0xa7)]),
    },
  ],
  [
    'doc',
    {
      'nothing at all': '',
      'eight right bytes': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'a header alone': aDoc().subarray(0, 512),
      'a workbook': aCompoundFile(['Workbook']),
      'a slide show': aCompoundFile(['PowerPoint Document']),
      'an installer': aCompoundFile(['\u4840\u3F3F\u4577']),
      'a mail': aCompoundFile(['__properties_version1.0']),
      'a name that only begins so': aCompoundFile(['WordDocumentX']),
      'a folder of that name': aCompoundFile(['WordDocument'], { type: 1 }),
      'a directory that runs in a circle': aCompoundFile(['Workbook'], { circular: true }),
      'sectors of a size that is none': aCompoundFile(['WordDocument'], { sectorShift: 31 }),
      'a directory beyond the end': pointed(0xfffffff0),
      'a directory that is the header of nothing': pointed(0xffffffff),
      RTF: '{\\rtf1\\ansi Ada}',
      'a zip': aDocx(),
      'a PDF': aPdf(),
      'a web page': html,
      'XML that Word opens': '<?xml version="1.0"?><?mso-application progid="Word.Document"?>',
    },
  ],
]

const cases = hostile.flatMap(([ending, contents]) =>
  Object.entries(contents).map(([what, content]) => ({
    what: `${what}, as .${ending}`,
    name: `cv.${ending}`,
    content,
  })),
)

test(`of ${cases.length} files that are not what they say, each is refused, and none is kept`, async ({ services }) => {
  const outcomes: Record<string, string> = {}

  for (const { what, ...resume } of cases) outcomes[what] = await outcomeOf(services, resume)

  expect(outcomes).toEqual(
    Object.fromEntries(cases.map(({ what }) => [what, `422 ${applicationCopy.errors.resumeType}`])),
  )
  expect(await allLeads(services)).toEqual([])
  expect(await filesKept(services)).toEqual({ resumes: 0, uploads: 0 })
})

const names: [name: string, outcome: 'refused' | string][] = [
  ['cv.exe', 'refused'],
  ['cv.pdf.exe', 'refused'],
  ['cv.exe.pdf', 'cv.exe.pdf'],
  ['cv.php', 'refused'],
  ['cv.html', 'refused'],
  ['cv.svg', 'refused'],
  ['cv.docm', 'refused'],
  ['cv.dotx', 'refused'],
  ['cv.rtf', 'refused'],
  ['cv.pdf.', 'refused'],
  ['cv.pdf ', 'cv.pdf'],
  ['cv', 'refused'],
  ['pdf', 'refused'],
  ['.pdf', '.pdf'],
  ['cv.constructor', 'refused'],
  ['cv.__proto__', 'refused'],
  ['cv.pdf\u0000.exe', 'refused'],
  ['cv.exe\u0000.pdf', 'cv.exe.pdf'],
  ['cv\u202efdp.exe', 'refused'],
  ['cv\u202eexe.pdf', 'cvexe.pdf'],
  ['cv\u2066gpj.pdf', 'cvgpj.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
  ['/etc/cron.d/cv.pdf', 'cv.pdf'],
  ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
  ['cv.pdf/', 'refused'],
  ['cv.pdf::$DATA', 'refused'],
  ['CON.pdf', 'CON.pdf'],
  ['; rm -rf $HOME `id` .pdf', '; rm -rf $HOME `id` .pdf'],
  ['=cmd|x.pdf', '=cmd|x.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ["' or 1=1 --.pdf", "' or 1=1 --.pdf"],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(73)}….pdf`],
  [`${'क्षि'.repeat(100)}.pdf`, `${[...'क्षि'.repeat(100)].slice(0, 73).join('')}….pdf`],
  [`${'🙂'.repeat(200)}.pdf`, `${'🙂'.repeat(73)}….pdf`],
  [`cv.${'pdf'.repeat(100)}`, 'refused'],
]

test(`of ${names.length} odd names, each is refused or kept harmless, and none becomes a path`, async () => {
  await using services = await testServices()
  const outcomes: string[] = []

  for (const [index, [name]] of names.entries()) {
    services.travel(1_000)
    const outcome = await outcomeOf(services, { content: aPdf(String(index)), name })
    const lead = (await allLeads(services)).toSorted((a, b) => a.received_at.localeCompare(b.received_at)).at(-1)
    outcomes.push(outcome.startsWith('201') && lead ? JSON.parse(lead.details).resume.name : 'refused')
  }

  expect(outcomes).toEqual(names.map(([, outcome]) => outcome))
  const keys = await keysIn(services.files, 'resumes/')
  expect(keys.filter((key) => !/^resumes\/[0-9a-f-]{36}$/.test(key))).toEqual([])
  const taken = outcomes.filter((outcome) => outcome !== 'refused').length
  expect(await filesKept(services)).toEqual({ resumes: taken, uploads: 0 })
})

test('a virus inside a right PDF is for the scanner to find: it is taken, and nobody is told', async ({ services }) => {
  expect(await outcomeOf(services, { content: aPdf(EICAR) })).toBe(`201 ${applicationCopy.success}`)
})

function bombs(count: number, bytes: number): ZipEntry[] {
  return Array.from({ length: count }, (_, n) => ({ name: `word/media/${n}`, content: Buffer.alloc(bytes) }))
}

function layers(count: number): ZipEntry[] {
  const part = { content: Buffer.alloc(100_000), stored: true }
  return Array.from({ length: count }, (_, n) => ({ ...part, name: `${n}`, ...(n > 0 && { liesAt: 0 }) }))
}

function pointed(firstDirectorySector: number): Buffer {
  const file = aDoc()
  file.writeUInt32LE(firstDirectorySector, 48)
  return file
}

async function outcomeOf(services: TestServices, resume: ResumePart): Promise<string> {
  const form = postedParts(anApplication(resume))
  const response = await apiOf(services).request('/api/auth/job-applications/', form)

  return `${response.status} ${((await response.json()) as { message: string }).message}`
}
