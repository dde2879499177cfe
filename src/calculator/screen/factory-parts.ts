export * as rules from '#calculator/engine/factory/rules.ts'
export { ZoneFields } from './zone-fields.tsx'
