import { BillLines, Letter, Paragraph } from '#company/letter.tsx'
import { defineNotice } from '#leads/define-notice.tsx'
import { defineReceipt } from '#leads/define-receipt.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { correctionEmailCopy } from './mail-words.en.ts'
import { tellCorrection } from './tell-correction.ts'

export const acknowledgeCorrection = defineReceipt('correction.acknowledge', (lead, env) => {
  const { receipt: copy } = correctionEmailCopy

  return {
    replyTo: env.SUPPORT_EMAIL,
    subject: copy.subject(lead.reference),
    letter: (
      <Letter preview={copy.preview}>
        <Paragraph>{copy.greeting(greetedName(lead.full_name))}</Paragraph>
        <Paragraph>{copy.thanks}</Paragraph>
        <BillLines lines={[[copy.reference, lead.reference]]} />
        <Paragraph>{copy.closing}</Paragraph>
      </Letter>
    ),
  }
})

export const notifyOfCorrection = defineNotice('correction.notify-desk', correctionEmailCopy.notice, {
  mailboxFor: (_, { SUPPORT_EMAIL }) => SUPPORT_EMAIL,
  tell: tellCorrection,
})
