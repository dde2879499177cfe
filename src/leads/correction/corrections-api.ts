import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import { parseCorrection } from './parse-correction.ts'
import { submitCorrection } from './submit-correction.ts'
import { correctionCopy } from './words.en.ts'

/** POST /api/calculator/corrections/ */
export const correctionsApi = fileFormApi({
  parse: parseCorrection,
  submit: submitCorrection,
  message: () => correctionCopy.success,
})
