import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'

const NOTHING_INLINE = { scripts: [], styles: [] }

test('an outside widget may load from its own origin, and only where one is set', () => {
  const policy = contentSecurityPolicy(
    readEnv({ CHAT_WIDGET_URL: 'https://chat.example/v2/widget.js' }),
    NOTHING_INLINE,
  )

  for (const kind of ['script', 'style', 'img', 'connect', 'frame']) {
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]*https://chat\\.example(;| )`))
  }
  expect(contentSecurityPolicy(readEnv({}), NOTHING_INLINE)).not.toContain('https://')
})
