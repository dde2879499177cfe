import { expect, test } from 'vitest'
import { arrive } from '../support/at-desk.ts'
import { arriveByMail } from '../support/letters.ts'
import { testServices } from '../support/test-services.ts'
import { malformedLetters } from './mail/malformed-letters.ts'

test('each of fifty malformed letters is kept once, in texts that a database and a page can hold', async () => {
  await using services = await testServices({ REPLY_ADDRESS: 'reply@example.com' })
  const { db } = services
  await arrive(services)
  expect(malformedLetters.length).toBeGreaterThanOrEqual(50)

  const kept = async () =>
    Number(
      (
        await db
          .selectFrom('lead_messages')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  for (const [at, [name, raw]] of malformedLetters.entries()) {
    await arriveByMail(services, raw)
    expect(await kept(), name).toBe(at + 1)
    await arriveByMail(services, raw)
    expect(await kept(), `${name}, again`).toBe(at + 1)
  }

  for (const letter of await db.selectFrom('lead_messages').selectAll().execute()) {
    expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/\0/)
    expect(letter.subject).not.toMatch(/[\r\n]/)
    expect(letter.subject.length).toBeLessThanOrEqual(500)
    expect(letter.html ?? '').not.toMatch(/<script/i)
  }
  const files = await db.selectFrom('lead_message_files').selectAll().execute()
  for (const { name, refused, file_key } of files) {
    expect(name).not.toMatch(/[/\\\u202e]/)
    expect(refused === null).toBe(file_key !== null)
  }
  expect(files.filter(({ message_id }) => message_id === files.at(-1)?.message_id).length).toBeLessThanOrEqual(21)
})
