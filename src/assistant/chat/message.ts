import type { Answer, PathName } from '#assistant/answers/answer.ts'
import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import type { LeadReceipt } from '#leads/form/post-lead.ts'

/** One entry of the conversation, as it is kept in the tab. */
export type Message =
  | { from: 'visitor'; text: string }
  | { from: 'us'; kind: 'answer'; answer: Answer }
  | { from: 'us'; kind: 'path'; path: PathName }
  | { from: 'us'; kind: 'bill'; bill: BillEstimate; units: number }
  | { from: 'us'; kind: 'receipt'; receipt: LeadReceipt }
  | { from: 'us'; kind: 'trouble'; text: string }
