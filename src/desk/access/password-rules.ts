import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { brandName } from '#company/brand-name.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { FEWEST_LETTERS, MOST_LETTERS } from './password-length.ts'

/** Of zxcvbn's five, from 0: safely unguessable against whoever has the hash. */
const STRONG_ENOUGH = 3

const FEWEST_OWN = 8

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * What is wrong with a new password, or nothing. Any letters are allowed, and
 * none are cut off; what everybody uses, or what is made of it, is refused.
 */
export async function passwordTrouble(password: string, about: string[]): Promise<string | undefined> {
  const { password: copy } = signInCopy
  const letters = [...password].length
  if (letters < FEWEST_LETTERS) return copy.tooShort(FEWEST_LETTERS)
  if (password.length > MOST_LETTERS) return copy.tooLong(MOST_LETTERS)

  const known = [brandName(), ...about].flatMap(parts)
  if (withoutKnown(password, known).length < FEWEST_OWN) return copy.common

  estimator ??= openEstimator()
  const { score } = (await estimator).check(password, known)
  return score < STRONG_ENOUGH ? copy.common : undefined
}

// A name and an address, however often they are repeated, are no secret.
function withoutKnown(password: string, known: string[]): string {
  return known
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2)
    .reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase())
    .replace(/[\s@.]/g, '')
}

function parts(text: string): string[] {
  return [text, ...text.split(/[\s@.]+/)].filter(Boolean)
}

// Its word lists weigh 10 MB: a server where nobody chooses a password does not carry them.
async function openEstimator() {
  const [{ ZxcvbnFactory: Factory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
