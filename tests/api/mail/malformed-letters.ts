const CRLF = '\r\n'
const HEAD = 'From: Ada <ada@example.com>\r\nTo: reply@example.com\r\n'
const b = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const lines = (...all: string[]) => all.join(CRLF)
const multipart = (type: string, ...body: string[]) =>
  lines(`${HEAD}Subject: x`, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', ...body, '')

/** Several parts, with their end. */
const mixed = (...parts: string[]) => b(multipart('multipart/mixed; boundary=b', ...parts, '--b--'))
const many = (length: number, make: (n: number) => string) => Array.from({ length }, (_, n) => make(n))

/** Fifty letters that break the rules for mail, each in its own way: some by mistake, some on purpose. */
export const malformedLetters: [name: string, raw: Buffer][] = [
  ['nothing at all', b('')],
  ['one byte', b('\0')],
  ['only line breaks', b('\r\n\r\n\r\n\r\n')],
  ['no headers', b('Hello there, no headers here')],
  ['no body', b(`${HEAD}Subject: x`)],
  ['no sender', b('To: reply@example.com\r\nSubject: x\r\n\r\nhello')],
  ['a sender without an address', b('From: Ada\r\nSubject: x\r\n\r\nhello')],
  ['two senders', b(`From: ada@example.com\r\nFrom: eve@example.com\r\nSubject: x\r\n\r\nhello`)],
  ['a sender in a broken quote', b('From: "Ada <ada@example.com>\r\nSubject: x\r\n\r\nhello')],
  ['a sender in an endless group', b(`From: ${'a:'.repeat(5_000)}ada@example.com${';'.repeat(5_000)}\r\n\r\nhello`)],
  ['ten thousand recipients', b(`From: ada@example.com\r\nTo: ${'x@example.com, '.repeat(10_000)}\r\n\r\nhello`)],
  ['a header without a colon', b(`${HEAD}Subject x\r\n\r\nhello`)],
  ['a header that never ends', b(`${HEAD}Subject: ${'x'.repeat(900_000)}\r\n\r\nhello`)],
  ['a header folded a thousand times', b(`${HEAD}Subject: x${'\r\n y'.repeat(1_000)}\r\n\r\nhello`)],
  ['ten thousand headers', b(HEAD, 'X-A: b\r\n'.repeat(10_000), '\r\nhello')],
  ['headers of LF alone', b('From: ada@example.com\nSubject: x\n\nhello')],
  ['headers of CR alone', b('From: ada@example.com\rSubject: x\r\rhello')],
  [
    'raw 8-bit in the headers',
    b('From: ada@example.com\r\nSubject: \xff\xfe\xfd', Buffer.from([0xff, 0xfe]), '\r\n\r\nhello'),
  ],
  ['a NUL in the headers', b(`${HEAD}Subject: a\0b\r\n\r\nhello`)],
  ['a NUL in the body', b(`${HEAD}Subject: x\r\n\r\na\0b\0c`)],
  ['halves of letters', b(`${HEAD}Subject: =?utf-16?B?2AA=?=\r\n\r\nhello`)],
  ['an encoded word that is cut off', b(`${HEAD}Subject: =?utf-8?B?4KSo\r\n\r\nhello`)],
  ['an encoded word of an unknown charset', b(`${HEAD}Subject: =?x-no-such?Q?a=20b?=\r\n\r\nhello`)],
  ['encoded words within encoded words', b(`${HEAD}Subject: =?utf-8?Q?=3D=3Futf-8=3FQ=3Fx=3F=3D?=\r\n\r\nhello`)],
  ['a header smuggled into an encoded word', b(`${HEAD}Subject: =?utf-8?Q?x=0D=0ABcc:_eve@example.com?=\r\n\r\nhello`)],
  ['an unknown charset', b(`${HEAD}Content-Type: text/plain; charset=klingon\r\n\r\nhello`)],
  ['a charset that is not meant', b(`${HEAD}Content-Type: text/plain; charset=utf-16\r\n\r\nhello`)],
  ['UTF-7', b(`${HEAD}Content-Type: text/html; charset=utf-7\r\n\r\n+ADw-script+AD4-alert(1)+ADw-/script+AD4-`)],
  ['base64 that is none', b(`${HEAD}Content-Transfer-Encoding: base64\r\n\r\n!!!!====hello====`)],
  ['base64 that is cut off', b(`${HEAD}Content-Transfer-Encoding: base64\r\n\r\naGVsbG8`)],
  ['quoted-printable that is none', b(`${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n=ZZ=G=\r\n=`)],
  ['an unknown encoding', b(`${HEAD}Content-Transfer-Encoding: rot13\r\n\r\nuryyb`)],
  ['uuencode in the body', b(`${HEAD}Subject: x\r\n\r\nbegin 644 x.exe\r\n#0V%T\r\n\`\r\nend\r\n`)],
  [
    'a multipart without a boundary',
    b(multipart('multipart/mixed', '--b', 'Content-Type: text/plain', '', 'hello', '--b--')),
  ],
  ['a multipart with an empty boundary', b(multipart('multipart/mixed; boundary=""', '--', 'hello', '----'))],
  [
    'a multipart that never ends',
    b(multipart('multipart/mixed; boundary=b', '--b', 'Content-Type: text/plain', '', 'hello')),
  ],
  ['a multipart that never begins', b(multipart('multipart/mixed; boundary=b', 'hello', '--b--'))],
  [
    'a boundary with patterns in it',
    b(multipart('multipart/mixed; boundary="(a+)+$"', '--(a+)+$', '', 'hello', '--(a+)+$--')),
  ],
  [
    'a boundary of a thousand signs',
    b(multipart(`multipart/mixed; boundary="${'b'.repeat(1_000)}"`, `--${'b'.repeat(1_000)}`, '', 'hello')),
  ],
  [
    'multiparts within each other, five hundred deep',
    b(HEAD, ...many(500, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`), '\r\nhello'),
  ],
  ['two thousand parts', mixed(...many(2_000, () => '--b\r\nContent-Type: text/plain\r\n\r\nx'))],
  ['letters within letters', b(HEAD, 'Content-Type: message/rfc822\r\n\r\n'.repeat(100), HEAD, '\r\nhello')],
  [
    'a file whose name climbs',
    mixed(
      '--b',
      'Content-Type: application/pdf; name="../../etc/passwd"',
      'Content-Disposition: attachment; filename="..\\..\\x.pdf"',
      '',
      '%PDF-1.4',
    ),
  ],
  [
    'a file whose name is turned round',
    mixed('--b', "Content-Disposition: attachment; filename*=utf-8''x%E2%80%AEfdp.exe", '', 'MZ'),
  ],
  [
    'a file with pieces of a name',
    mixed('--b', 'Content-Disposition: attachment; filename*0=a; filename*2=c; filename*1*=%zz', '', 'x'),
  ],
  ['a hundred files', mixed(...many(100, (n) => `--b\r\nContent-Disposition: attachment; filename=${n}.pdf\r\n\r\nx`))],
  ['HTML without an end', b(`${HEAD}Content-Type: text/html\r\n\r\n<div><table><tr><td><a href="${'x'.repeat(1_000)}`)],
  ['HTML of nothing but beginnings', b(`${HEAD}Content-Type: text/html\r\n\r\n${'<div>'.repeat(5_000)}`)],
  ['a date of no year', b(`${HEAD}Date: Someday, 99 Foo 99999 99:99:99 +9999\r\n\r\nhello`)],
  [
    'ids that are none',
    b(`${HEAD}Message-ID: <<>>\r\nReferences: ${'<a'.repeat(1_000)}\r\nIn-Reply-To: >x<\r\n\r\nhello`),
  ],
  [
    'a report that contradicts itself',
    b(
      multipart(
        'multipart/report; report-type=delivery-status; boundary=b',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Status: 5.1.1',
        'Status: 2.0.0',
        ':',
        'Final-Recipient: ;',
        'Action',
        '--b--',
      ),
    ),
  ],
  ['a thread of a thousand', b(`${HEAD}References: ${many(1_000, (n) => `<${n}@x>`).join(' ')}\r\n\r\nhello`)],
]
