import { createHash } from 'node:crypto'
import type { SignedIn } from './sign-in.ts'
import type { Proof } from './sign-in-proof.ts'

const REMEMBERED_MS = 60_000
const MOST = 1_000

interface Typed {
  account: string
  password: string
}

const answers = new Map<string, Promise<SignedIn>>()

/**
 * A proof is good for one try, but a button may be pressed twice. What came of the first press is kept for a minute in
 * this process, under proof and credentials together: with another password the same proof opens nothing.
 */
export function rememberAnswer(proof: Proof, typed: Typed, answer: Promise<SignedIn>): Promise<SignedIn> {
  const key = keyOf(proof, typed)
  answers.set(key, answer)
  if (answers.size > MOST) answers.delete(answers.keys().next().value!)
  answer.catch(() => answers.delete(key))
  setTimeout(() => answers.delete(key), REMEMBERED_MS).unref()
  return answer
}

export function answerAgain(proof: Proof, typed: Typed): Promise<SignedIn> | undefined {
  return answers.get(keyOf(proof, typed))
}

function keyOf({ puzzle, ticket }: Proof, { account, password }: Typed): string {
  return createHash('sha256')
    .update(JSON.stringify([puzzle, ticket, account, password]))
    .digest('base64url')
}
