import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#platform/semaphore.ts'

/**
 * Argon2id with 19 MiB, two passes and one lane: OWASP, Password Storage Cheat Sheet, read on 25 November 2026.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const SHAPE = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

// Two at once take 40 MB and half of Node's four threads; the others are left to files and to finding addresses.
const turns = createSemaphore({ permits: 2, waiting: 200, patienceMs: 10_000 })
const derive = promisify(argon2)

/** In the usual form of such hashes: $argon2id$v=19$m=…,t=…,p=…$salt$hash. NoPermit where too many wait for theirs. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await deriveInTurn(password, { ...COST, nonce, tagLength: HASH_BYTES })
  return `${PREFIX}${inBase64(nonce)}$${inBase64(hash)}`
}

const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

/** Whether it is the password of this hash, of today's kind or the one before. NoPermit as above. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', kept = ''] = SHAPE.exec(hash) ?? []
  if (!memory) return turns.use(() => isOfOldHash(hash, password))

  const expected = Buffer.from(kept, 'base64')
  const derived = await deriveInTurn(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected)
}

/** A hash of another kind or cost: to be made anew when the password is next at hand. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX)
}

// The same letters may be typed as other bytes on another keyboard.
function deriveInTurn(password: string, parameters: Omit<Argon2Parameters, 'message'>) {
  return turns.use(() => derive('argon2id', { ...parameters, message: password.normalize('NFKC') }))
}

// Until November 2026 passwords were kept as scrypt, as better-auth does by itself.
async function isOfOldHash(hash: string, password: string): Promise<boolean> {
  const { verifyPassword } = await import('better-auth/crypto')
  return verifyPassword({ hash, password }).catch(() => false)
}

function inBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
