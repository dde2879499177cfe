import type { AnswerName, RowName } from './answers.ts'

/** What can be wrong with an answer; the words for it are in the content. */
export type Trouble =
  | 'text'
  | 'comma'
  | 'negative'
  | 'huge'
  | 'day'
  | 'days'
  | 'dates'
  | 'span'
  | 'values'
  | 'digits'
  | 'factor'
  | 'powerFactor'
  | 'range'

export type Troubles = Partial<Record<AnswerName | RowName, Trouble>>
