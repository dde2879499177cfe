import type { AnswerName, RowName } from './answers.ts'

/** What can be wrong with an answer; the words for it are in the content. */
export type Trouble = 'text' | 'negative' | 'huge' | 'dates' | 'values' | 'powerFactor' | 'range'

export type Troubles = Partial<Record<AnswerName | RowName, Trouble>>
