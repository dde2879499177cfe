import type { Env } from '#platform/env.ts'

/** What whoever runs the site can mend by themselves: its message is a sentence for them. */
export class OperatorError extends Error {}

/** From here on such an error ends the process with its sentence alone; any other crashes it as ever, with its stack. */
export function sayOperatorErrors(say: (sentence: string) => void) {
  process.on('uncaughtExceptionMonitor', (error) => {
    const sentence = sentenceFor(error)
    if (!sentence) return

    say(sentence)
    process.exit(1)
  })
}

function sentenceFor(error: Error & { code?: string }): string | undefined {
  const { code = '', message } = error
  if (error instanceof OperatorError || code.startsWith('ERR_PARSE_ARGS')) return message
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return `There is no room on the disk (${message}).`
  if (/^(SQLITE_(READONLY|CANTOPEN|IOERR|NOTADB|CORRUPT))/.test(code))
    return `The database in DATA_DIR cannot be used (${code}: ${message}).`
  if (/^(ECONN|ETIMEDOUT|EPIPE|57P|08)/.test(code))
    return `A server that the settings name, the database or another, went away or does not answer (${message || code}).`
  if (/^(EACCES|EROFS)$/.test(code)) return `The user that runs this may not do that (${message}).`
}

/** Who is told what whoever runs the site can mend. */
export function operatorOf({ OPERATOR_EMAIL, SUPPORT_EMAIL }: Pick<Env, 'OPERATOR_EMAIL' | 'SUPPORT_EMAIL'>): string {
  return OPERATOR_EMAIL ?? SUPPORT_EMAIL
}
