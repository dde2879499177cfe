import { hostname } from 'node:os'
import { operatorOf } from '#platform/operation/operator-error.ts'
import { keepToOurselves } from '../src/platform/files/private-files.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import { readSettings } from './site-settings.ts'

/**
 * node scripts/report-failure.ts UNIT: mails OPERATOR_EMAIL that something which runs by itself has failed. What it said is
 * read from standard input, where there is any. Of the database it asks nothing: that may be what failed.
 */
const [name = 'A task'] = process.argv.slice(2)
const env = readSettings()
keepToOurselves()
const said = process.stdin.isTTY ? '' : await readAll(process.stdin)
const mailer = createMailer(env)
const text = [
  `${name} has failed on ${hostname()}, the machine of ${env.SITE_URL}.`,
  said ? `It said:\n\n${said.slice(-4_000)}` : `What it said: journalctl -u ${name} -n 50`,
  'Until it works again there is no new backup, or none that is known to be whole. docs/runbook.md, "Backups", says what to do.',
].join('\n\n')

await mailer.send({
  id: `failure-${crypto.randomUUID()}`,
  to: operatorOf(env),
  subject: `${new URL(env.SITE_URL).host}: ${name} has failed`,
  text,
  html: `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
})
mailer.close()
console.info(`${operatorOf(env)} is told that ${name} has failed.`)

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').trim()
}
