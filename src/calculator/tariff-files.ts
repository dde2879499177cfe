import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import * as rules from './engine/factory/rules.ts'
import { learnFactoryRules } from './engine/factory-rules.ts'
import { type Tariff, tariffSchema } from './tariff-schema.ts'

// Whoever has records has the rules to price them by.
learnFactoryRules(rules)

const TARIFF_FOLDER = join(import.meta.dirname, 'data')

export function tariffFiles(): string[] {
  return readdirSync(TARIFF_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(TARIFF_FOLDER, name))
}

/** All records of all states, as checked by the tests. */
export function readTariffs(): Tariff[] {
  return tariffFiles().flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as Tariff[])
}

/** What is wrong with these files, one sentence each that names file, record and field; nothing when all is well. */
export function findTariffErrors(files: { path: string; text: string }[]): string[] {
  const seen = new Map<string, string>()

  return files.flatMap(({ path, text }) => {
    const name = basename(path)
    const records = parseArray(text)
    if (typeof records === 'string') return [`${name}: ${records}`]

    return records.flatMap((record, index) => {
      const id = nameOf(record, index)
      const twin = seen.get(id)
      seen.set(id, name)

      return [
        ...(twin ? [`the id is used twice, here and in ${twin}`] : []),
        ...stateErrors(record, name),
        ...schemaErrors(record),
      ].map((error) => `${name} ${id}: ${error}`)
    })
  })
}

function parseArray(text: string): unknown[] | string {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : 'The file should hold a list of records: [ … ]'
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : error}`
  }
}

function nameOf(record: unknown, index: number): string {
  const id = z.object({ id: z.string() }).safeParse(record).data?.id
  return id ?? `record ${index + 1}`
}

function stateErrors(record: unknown, name: string): string[] {
  const code = z.object({ stateCode: z.string() }).safeParse(record).data?.stateCode
  return code && `${code.toLowerCase()}.json` !== name ? [`stateCode: ${code} does not belong in ${name}`] : []
}

function schemaErrors(record: unknown): string[] {
  const { error } = tariffSchema.safeParse(record)
  return (error?.issues ?? []).map(({ path, message }) => `${z.core.toDotPath(path) || 'the record'}: ${message}`)
}
