import type { Field, Fields, PictureValue } from '#company/registers/fields.ts'
import { moved } from '#desk/company/moved.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'

/** An entry as its form has it: each field's text by its name, such as `social.0.address`. */
export type Texts = Record<string, string>

type Values = Record<string, unknown>

/** What the form shows of these values. */
export function textsOf(fields: Fields, values: Values, prefix = ''): Texts {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => textsOfField(field, values[name], prefix + name)),
  )
}

function textsOfField(field: Field, value: unknown, name: string): Texts {
  switch (field.kind) {
    case 'rows': {
      const rows = (value ?? []) as Values[]
      return Object.assign({}, ...rows.map((row, place) => textsOf(field.fields, row, `${name}.${place}.`)))
    }
    case 'picture': {
      const { id = '', alt = '', focus = { x: 0.5, y: 0.5 } } = (value ?? {}) as Partial<PictureValue>
      return {
        [`${name}.id`]: id,
        [`${name}.alt`]: alt,
        [`${name}.x`]: percent(focus.x),
        [`${name}.y`]: percent(focus.y),
      }
    }
    case 'lines':
      return { [name]: ((value ?? []) as string[]).join('\n') }
    case 'yes':
      return { [name]: value === true ? 'yes' : '' }
    case 'rupees':
      return { [name]: typeof value === 'number' ? rupees(value) : '' }
    default:
      return { [name]: value === null || value === undefined ? '' : String(value) }
  }
}

/** What its form sends: nothing but the register's own fields, rows that say nothing left out. */
export function readTexts(fields: Fields, form: FormData): Texts {
  const sent = [...form].filter((each): each is [string, string] => typeof each[1] === 'string')
  return withoutEmptyRows(fields, Object.fromEntries(sent))
}

function withoutEmptyRows(fields: Fields, texts: Texts, from = '', to = from): Texts {
  const kept: Texts = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'rows') {
      for (const part of partsOf(field, name)) {
        const text = texts[from + part]
        if (text !== undefined) kept[to + part] = text.replace(/\r\n?/g, '\n')
      }
      continue
    }
    const rows = rowsOf(texts, from + name).filter((row) => saysSomething(texts, `${from}${name}.${row}.`))
    for (const [place, row] of rows.entries())
      Object.assign(kept, withoutEmptyRows(field.fields, texts, `${from}${name}.${row}.`, `${to}${name}.${place}.`))
  }
  return kept
}

/** Which rows there are, by their numbers, in order. */
export function rowsOf(texts: Texts, name: string): number[] {
  const numbers = Object.keys(texts).flatMap((key) => {
    const [, number] = key.startsWith(`${name}.`) ? (/^(\d{1,3})\./.exec(key.slice(name.length + 1)) ?? []) : []
    return number ? [Number(number)] : []
  })
  return [...new Set(numbers)].sort((one, other) => one - other)
}

// Where a picture is cut says nothing as long as there is none.
function saysSomething(texts: Texts, prefix: string): boolean {
  return Object.entries(texts).some(
    ([key, text]) => key.startsWith(prefix) && !/\.[xy]$/.test(key) && text.trim() !== '',
  )
}

function partsOf(field: Field, name: string): string[] {
  return field.kind === 'picture' ? [`${name}.id`, `${name}.alt`, `${name}.x`, `${name}.y`] : [name]
}

/** The values that these texts stand for, for the register's schema to judge: what cannot be read is NaN. */
export function valuesOf(fields: Fields, texts: Texts, prefix = ''): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOfField(field, texts, prefix + name)]),
  )
}

function valueOfField(field: Field, texts: Texts, name: string): unknown {
  const text = texts[name] ?? ''
  switch (field.kind) {
    case 'rows':
      return rowsOf(texts, name).map((row) => valuesOf(field.fields, texts, `${name}.${row}.`))
    case 'picture': {
      const [id, alt, x, y] = [
        texts[`${name}.id`] ?? '',
        texts[`${name}.alt`] ?? '',
        texts[`${name}.x`],
        texts[`${name}.y`],
      ]
      return id === '' && field.isOptional ? null : { id, alt, focus: { x: ratio(x), y: ratio(y) } }
    }
    case 'lines':
      return (field.isOfNumbers ? latinDigits(text) : text).split('\n').filter((line) => line.trim() !== '')
    case 'yes':
      return text === 'yes'
    case 'number':
      return text.trim() === '' ? null : readNumber(text)
    case 'rupees':
      return text.trim() === '' ? null : Math.round(readNumber(text.replace('₹', ''), /^\d+(\.\d{1,2})?$/) * 100)
    // Where a browser has no field of its own for these, they are typed.
    case 'day':
    case 'month':
    case 'time':
      return latinDigits(text)
    default:
      return text
  }
}

function readNumber(text: string, pattern = /^-?\d+(\.\d+)?(e-?\d+)?$/): number {
  const digits = latinDigits(text).trim().replaceAll(',', '')
  return pattern.test(digits) ? Number(digits) : Number.NaN
}

function rupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
}

function percent(ratio: number): string {
  return String(Math.round(ratio * 100))
}

function ratio(text = ''): number {
  const number = Number(text || 50)
  return Math.min(Math.max(Number.isFinite(number) ? number : 50, 0), 100) / 100
}

/** What a button beside a row does: `social.2.up`, `.down`, `.remove`, or `social.add`. */
export function arrangeRows(texts: Texts, asked: string): Texts {
  const [, name = '', at, what] = /^([\w.]+?)\.(?:(\d+)\.)?(up|down|remove|add)$/.exec(asked) ?? []
  const rows = rowsOf(texts, name)
  if (!name || what === 'add') return texts

  const ordered = arranged(rows, Number(at), what)
  const others = Object.entries(texts).filter(
    ([key]) => !/^\d+\./.test(key.startsWith(`${name}.`) ? key.slice(name.length + 1) : ''),
  )
  const own = ordered.flatMap((row, place) =>
    Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith(`${name}.${row}.`) ? [[`${name}.${place}.${key.slice(`${name}.${row}.`.length)}`, text]] : [],
    ),
  )
  return Object.fromEntries([...others, ...own])
}

function arranged(rows: number[], row: number, what?: string): number[] {
  const at = rows.indexOf(row)
  if (at === -1 || what === 'remove') return rows.filter((each) => each !== row)
  return moved(rows, at, Math.max(what === 'up' ? at - 1 : at + 1, 0))
}
