import { listLastOperations } from '#platform/record-operation.ts'
import type { Services } from '#platform/services.ts'

export interface LastOperation {
  operation: 'backup' | 'drill'
  finishedAt: string
  isOk: boolean
}

/** The last backup and the last restore drill; what is not in the list has never been done, as far as we know. */
export async function findOperations({ db }: Pick<Services, 'db'>): Promise<LastOperation[]> {
  const operations = await listLastOperations(db)

  return operations.flatMap(({ operation, finishedAt, isOk }) =>
    operation === 'backup' || operation === 'drill' ? [{ operation, finishedAt: finishedAt.toISOString(), isOk }] : [],
  )
}
