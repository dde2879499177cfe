import { isUtf8 } from 'node:buffer'
import { data } from 'react-router'
import * as z from 'zod/mini'
import { byField, fieldsOf, type Texts, toBody } from '#platform/form/fields.ts'

type FormSchema = z.core.$ZodObject

export type Draft<S extends FormSchema> = { [Field in keyof z.input<S>]?: string }
export type FieldErrors = Record<string, string[]>

/** In the address of a form that comes only to be shown in another language, filled as it is: nothing is done with it. */
export const ONLY_SHOWN = 'only-shown'

export function isOnlyShown(address: URL): boolean {
  return address.searchParams.has(ONLY_SHOWN)
}

export type ParsedForm<S extends FormSchema, D = Draft<S>> =
  | { ok: true; value: z.output<S>; draft: D }
  | { ok: false; draft: D; errors: D }

const MAX_BYTES = 1024 * 1024
/** More than any field of visitors takes, and at nine bytes a letter: its rule says that it is too long. */
const MAX_FIELD_BYTES = 256 * 1024
/** So much is read, and mostly thrown away: a browser shows an answer only when it could send everything. */
const MOST_READ_BYTES = 32 * 1024 * 1024

/**
 * Reads what a browser's form posts, of at most so many bytes. Anything else is refused with 415, 413 or 400, never a
 * server error, and what is too large is not taken into memory.
 */
export async function readForm(request: Request, maxBytes = MAX_BYTES): Promise<FormData> {
  const type = typeOf(request)
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw data(null, 413)

  const bytes = await readUpTo(maxBytes, request.body).catch(() => {
    throw data(null, 400)
  })
  if (!bytes) throw data(null, 413)
  return toForm(bytes, type)
}

/**
 * Reads what a visitor's browser posts, whatever was pasted into it: of a field that is longer than any of ours takes the
 * beginning, so that its own rule refuses it and all other fields come back as they were typed.
 */
export async function readVisitorForm(request: Request): Promise<FormData> {
  const type = typeOf(request)
  if (isMultipart(type)) return readForm(request)
  const bytes = await readPairs(request.body).catch(() => {
    throw data(null, 400)
  })
  return toForm(bytes, type)
}

function typeOf({ headers }: Request): string {
  const type = headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw data(null, 415)
  return type
}

async function toForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  // What decodes them below would put a sign of its own for bytes that are no text.
  if (!isUtf8(isMultipart(type) ? bytes : withoutPercents(bytes))) throw data(null, 400)

  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw data(null, 400)
  })
}

function withoutPercents(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes).toString('latin1')
  const plain = text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(plain, 'latin1')
}

function isMultipart(type: string): boolean {
  return /^multipart/i.test(type)
}

/** The pairs of a form, the long ones cut, and of all together no more than a form has. */
async function readPairs(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const pairs: string[] = []
  let pair = ''
  let isCut = false
  let keptBytes = 0
  let readBytes = 0

  const goOn = (text: string) => {
    const part = text.slice(0, Math.max(0, Math.min(MAX_FIELD_BYTES - pair.length, MAX_BYTES - keptBytes)))
    isCut ||= part.length < text.length
    keptBytes += part.length
    pair += part
  }
  const begin = (text: string) => {
    if (pair) pairs.push(isCut ? withoutHalfLetter(pair) : pair)
    keptBytes += 1
    pair = ''
    isCut = false
    goOn(text)
  }

  for await (const piece of body ?? []) {
    readBytes += piece.length
    if (readBytes > MOST_READ_BYTES) break
    if (keptBytes >= MAX_BYTES) continue
    const [rest = '', ...begun] = Buffer.from(piece).toString('latin1').split('&')
    goOn(rest)
    for (const text of begun) begin(text)
  }
  begin('')
  return Buffer.from(pairs.join('&'), 'latin1')
}

/** Without its last letter, of which a cut may have left a part. */
function withoutHalfLetter(pair: string): string {
  return pair.replace(/%[\da-f]?$/i, '').replace(/%[c-f][\da-f](%[89ab][\da-f]){0,3}$/i, '')
}

/** Undefined where there are more bytes: who sends in pieces does not say how many will come. */
async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = []
  let count = 0

  for await (const piece of body ?? []) {
    count += piece.length
    if (count > maxBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** What was typed into a form, by name. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/**
 * Parses a submitted form by the schema that the API's call has. A rejected form keeps what the visitor typed, with one
 * message a field: one thing at a time. Both are under the form's names.
 */
export function parseForm<S extends FormSchema, D extends Texts = Draft<S>>(
  schema: S,
  form: FormData,
): ParsedForm<S, D> {
  const fields = fieldsOf(schema)
  const others = Object.keys(schema._zod.def.shape).filter((key) => !fields.some(({ path }) => path[0] === key))
  const names = [...fields.map(({ name }) => name), ...others]
  const typed = [...form].filter(([name, value]) => names.includes(name) && typeof value === 'string')
  const draft = Object.fromEntries(typed) as D
  const unasked = Object.fromEntries(Object.entries(draft).filter(([name]) => others.includes(name)))
  const parsed = z.safeParse(schema, { ...toBody(schema, draft), ...unasked })

  return parsed.success
    ? { ok: true, value: parsed.data, draft }
    : { ok: false, draft, errors: byField(schema, parsed.error.issues) as D }
}

/**
 * Each field's messages, in the fields' own order. A nested field is named by
 * its path, `address.pincode`, and by its own name, for clients that know no paths.
 */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}

  for (const { path, message } of error.issues) {
    const names = new Set([path.join('.'), String(path.at(-1) ?? '')])
    for (const field of names) errors[field] = [...(errors[field] ?? []), message]
  }

  return errors
}
