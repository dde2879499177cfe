import { expect, test } from 'vitest'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { FEWEST_LETTERS, MOST_LETTERS } from './password-length.ts'
import { passwordTrouble } from './password-rules.ts'

const { password: copy } = signInCopy

test.each(['quiet monsoon under nine tin roofs', 'మూడు పిల్లులు ఎండలో నిద్రపోతాయి', 'p9#kT!vQ2zLw@8xYb'])(
  '%s is accepted',
  async (password) => {
    expect(await passwordTrouble(password, ['Asha Rao', 'asha@example.com'])).toBeUndefined()
  },
)

test('fourteen letters are too few, 129 too many', async () => {
  expect(await passwordTrouble('k9#Tv!Q2zLw@8x', [])).toBe(copy.tooShort(FEWEST_LETTERS))
  expect(await passwordTrouble('k9#'.repeat(43), [])).toBe(copy.tooLong(MOST_LETTERS))
})

test.each(['passwordpassword', 'qwertyuiopasdfghjkl', '111111111111111111', 'coralurjacoralurja', 'Asha Rao Asha Rao'])(
  '%s is refused, being what everybody tries',
  async (password) => {
    expect(await passwordTrouble(password, ['Asha Rao', 'asha@example.com'])).toBe(copy.common)
  },
)
