export { AdviceFields } from './advice-fields.tsx'
export { AdviceResult } from './advice-result.tsx'
