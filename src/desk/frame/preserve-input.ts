import { clientAction } from './act-page.ts'

export type { Unsent } from './act-page.ts'
export function preserveInput<Answer>(serverAction: () => Promise<Answer>): Promise<Answer> {
  return clientAction({ serverAction: serverAction as never }) as Promise<Answer>
}
