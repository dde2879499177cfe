import { expect, test } from 'vitest'
import { readForm, readVisitorForm } from './forms.ts'

const TYPE = 'application/x-www-form-urlencoded'

test('a form is read, in one piece or in many', async () => {
  expect((await readForm(post('message=Hello'))).get('message')).toBe('Hello')
  expect((await readForm(post(pieces(['mess', 'age=Hello'])))).get('message')).toBe('Hello')
})

test('of what is too large, said or not, nobody takes more into memory than a form has', async () => {
  await expect(readForm(post('x', { 'Content-Length': '300000000' }))).rejects.toMatchObject({ init: { status: 413 } })

  let taken = 0
  const endless = new ReadableStream({
    pull(controller) {
      taken += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  await expect(readForm(post(endless), 100_000)).rejects.toMatchObject({ init: { status: 413 } })
  expect(taken).toBeLessThan(400_000)
})

test('whatever a visitor pastes into one field, all others are as they were typed, and of it there is the beginning', async () => {
  const long = 'मेरा बिल '.repeat(30_000)
  const sent = String(new URLSearchParams({ full_name: 'Asha Rao', message: long, email: 'asha@example.com' }))
  const asPieces = (length: number) =>
    pieces(Array.from({ length: Math.ceil(sent.length / length) }, (_, n) => sent.slice(n * length, (n + 1) * length)))

  // However its bytes arrive, no letter is left in half.
  for (const length of [sent.length, 65_536, 9_973, 65_521]) {
    const form = await readVisitorForm(post(asPieces(length)))
    expect(Object.fromEntries(form)).toMatchObject({ full_name: 'Asha Rao', email: 'asha@example.com' })
    const message = String(form.get('message'))
    expect(long.startsWith(message)).toBe(true)
    expect(message.length).toBeGreaterThan(10_000)
  }
  expect((await readVisitorForm(post('lead=a&lead=b&empty=&message=100%25'))).getAll('lead')).toEqual(['a', 'b'])
})

test('a visitor who sends without end is answered, and little of it is kept', async () => {
  let taken = 0
  const endless = (text: string) =>
    new ReadableStream({
      pull(controller) {
        taken += 1
        controller.enqueue(Buffer.from(text.repeat(65_536 / text.length)))
      },
    })
  for (const text of ['x', '&', 'a=b&']) {
    taken = 0
    const form = await readVisitorForm(post(endless(text)))
    expect(JSON.stringify([...form]).length).toBeLessThan(4 * 1024 * 1024)
    expect(taken).toBeLessThan(1_000)
  }
})

test('what is no form is refused', async () => {
  await expect(readForm(post('{}', { 'Content-Type': 'application/json' }))).rejects.toMatchObject({
    init: { status: 415 },
  })
  await expect(readForm(post('x', { 'Content-Type': 'multipart/form-data' }))).rejects.toMatchObject({
    init: { status: 400 },
  })
})

test('a replacement character is text like any other; bytes that are no UTF-8 are refused, in each kind of form', async () => {
  const multipart = (text: Buffer) => {
    const head = '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), text, Buffer.from('\r\n--b--\r\n')])
    return post(new Uint8Array(body), { 'Content-Type': 'multipart/form-data; boundary=b' })
  }
  expect((await readForm(post('message=100%+%EF%BF%BD'))).get('message')).toBe('100% \ufffd')
  expect((await readForm(multipart(Buffer.from('\ufffd')))).get('message')).toBe('\ufffd')

  for (const request of [post('message=%FF'), post(new Uint8Array([0x61, 0x3d, 0xc3])), multipart(Buffer.from([0xff]))])
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
})

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': TYPE, ...headers },
  } as RequestInit)
}

function pieces(texts: string[]): ReadableStream {
  return new Blob(texts).stream()
}
