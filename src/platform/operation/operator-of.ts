import type { Env } from '#platform/env.ts'

/** Who is told what whoever runs the site can mend. */
export function operatorOf({ OPERATOR_EMAIL, SUPPORT_EMAIL }: Pick<Env, 'OPERATOR_EMAIL' | 'SUPPORT_EMAIL'>): string {
  return OPERATOR_EMAIL ?? SUPPORT_EMAIL
}
