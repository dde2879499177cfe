import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Tariff, tariffSchema } from '#calculator/tariff-schema.ts'
import { recordIn } from './apply-orders.ts'
import { orderFaults as faults } from './order-words.en.ts'

/** What is wrong, and where: the field's path, and its line in the file where that is known. */
export interface OrderFault {
  path: string
  line: number | null
  message: string
}

export type ReadOrder = { record: Tariff; faults: [] } | { record?: never; faults: OrderFault[] }

const LONGEST = 300_000

/** Reads the one record of a file. Everything that is wrong with it is told at once, each with its place. */
export function readOrder(text: string): ReadOrder {
  if (text.trim() === '') return faulty(faults.empty)
  if (text.length > LONGEST) return faulty(faults.tooLong)
  const content = parse(text)
  if ('fault' in content) return { faults: [content.fault] }
  if (Array.isArray(content.value) && content.value.length !== 1) return faulty(faults.one(content.value.length))

  const find = lineFinder(text)
  const twice = find.twice.map((line) => ({ path: '', line, message: faults.twiceNamed }))
  const { data, error } = tariffSchema.safeParse(recordIn(content.value))
  if (data && twice.length === 0) return { record: data, faults: [] }

  const isList = Array.isArray(content.value)
  const issues = (error?.issues ?? []).map((issue) => {
    const place = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    const path = z.core.toDotPath(issue.path)
    return { path, line: find.line(isList ? [0, ...place] : place), message: issue.message }
  })
  return { faults: [...twice, ...issues] }
}

/** The place of a field of a file that was read before: for what is wrong with the record among the others. */
export function lineOf(text: string, path: string): number | null {
  const isList = text.trimStart().startsWith('[')
  return lineFinder(text).line([...(isList ? [0] : []), path])
}

function parse(text: string): { value: unknown } | { fault: OrderFault } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { fault: { path: '', line: lineIn(why, text) ?? lineFinder(text).firstError, message: faults.json(why) } }
  }
}

/** Where the engine says that JSON is broken: by its line, or by the ten signs before and after. */
function lineIn(why: string, text: string): number | undefined {
  const line = /\(line (\d+)/.exec(why)?.[1]
  if (line) return Number(line)
  const shown = /, (\.{3})?"(.+)"(\.{3})? is not valid JSON$/s.exec(why)
  const at = shown?.[2] ? text.indexOf(shown[2]) : -1
  return at < 0 ? undefined : text.slice(0, at + (shown?.[1] ? 10 : 0)).split('\n').length
}

/** JSON is YAML too, and a parser of that knows where everything stands. */
function lineFinder(text: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, schema: 'json', prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line

  return {
    /** Of the field, or of what it would be in. */
    line(path: readonly PropertyKey[]): number | null {
      for (let depth = path.length; depth >= 0; depth--) {
        const found = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
        if (isNode(found) && found.range) return lineAt(found.range[0])
      }
      return null
    },
    twice: document.errors.filter(({ code }) => code === 'DUPLICATE_KEY').map(({ pos: [at] }) => lineAt(at)),
    firstError: document.errors[0] ? lineAt(document.errors[0].pos[0]) : null,
  }
}

function faulty(message: string): ReadOrder {
  return { faults: [{ path: '', line: null, message }] }
}
