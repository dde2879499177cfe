import { type Answers, writeAnswers } from '#calculator/answers/answers.ts'
import { calculatorCopy } from '#calculator/words.en.ts'

const { unknownState: copy } = calculatorCopy

/** The bill's paper under a link with a code that is no state's. The link's own words are not said again. */
export function UnknownState() {
  return (
    <>
      <h2 className="bill__top">{copy.heading}</h2>
      <p>{copy.explanation}</p>
    </>
  )
}

/** As long as no state says which fields there are, without script the form still has to send what was answered. */
export function KeptAnswers({ answers }: { answers: Answers }) {
  const kept = [...new URLSearchParams(writeAnswers(answers))].filter(([name]) => name !== 'mode' && name !== 'state')
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
