import type { Told } from '#leads/lead-kind.ts'
import { tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { auditFields } from './audit-schema.ts'

const IN_A_LIST = ['city_name', 'state']

export function tellAudit(details: unknown): Told {
  const told = tellFields(auditFields, details)
  const named = IN_A_LIST.map((name) => told.facts.find((fact) => fact.name === name)?.value)

  return { ...told, summary: named.filter(Boolean).join(', ') }
}

export function mailboxForAudit(_: unknown, { SALES_EMAIL }: Env): string {
  return SALES_EMAIL
}
