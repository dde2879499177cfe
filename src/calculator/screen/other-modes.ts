export { ApplianceCosts, ApplianceFields } from './appliance-fields.tsx'
export { CheckFields } from './check-fields.tsx'
export { CheckedBill } from './checked-bill.tsx'
export { ReadingFields } from './reading-fields.tsx'
