import { Letter, LetterButton, Paragraph } from '#company/letter.tsx'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import type { Warning } from './warn-owner.ts'

/** To the owner of an account at which somebody has tried. It holds no link but the way to the desk. */
export function WarningLetter({ warning, deskUrl }: { warning: Warning; deskUrl: string }) {
  const { subject, text, button, otherwise } = signInCopy.warnings
  return (
    <Letter preview={text[warning]} heading={subject}>
      <Paragraph>{text[warning]}</Paragraph>
      <Paragraph>{otherwise[warning]}</Paragraph>
      <LetterButton href={`${deskUrl}/forgotten`}>{button}</LetterButton>
    </Letter>
  )
}
