import type { Answers } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { CompareResult } from './compare-result.tsx'
import { ContractResult } from './contract-result.tsx'
import { SolarResult } from './solar-result.tsx'

/** What stands before the bill in the modes of advice. */
export function AdviceResult({ result, answers }: { result: Result; answers: Answers }) {
  switch (answers.mode) {
    case 'demand':
      return <ContractResult result={result} answers={answers} />
    case 'solar':
      return <SolarResult result={result} answers={answers} />
    default:
      return <CompareResult result={result} />
  }
}
