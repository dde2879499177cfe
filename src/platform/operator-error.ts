/** What whoever runs the site can mend by themselves: its message is a sentence for them. */
export class OperatorError extends Error {}

/** From here on such an error ends the process with its sentence alone; any other crashes it as ever, with its stack. */
export function sayOperatorErrors(say: (sentence: string) => void) {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (!(error instanceof OperatorError || isWrongFlag(error))) return

    say(error.message)
    process.exit(1)
  })
}

function isWrongFlag(error: Error & { code?: string }): boolean {
  return error.code?.startsWith('ERR_PARSE_ARGS') ?? false
}
