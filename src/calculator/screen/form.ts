import type { AnswerName, Answers, RowName } from '#calculator/answers/answers.ts'
import type { Troubles } from '#calculator/answers/trouble.ts'

export type FieldName = AnswerName | RowName

/** What every part of the form is given. */
export interface Form {
  answers: Answers
  set: (name: FieldName, value: string) => void
  troubles: Troubles
  questions?: Partial<Record<FieldName, string>>
}
