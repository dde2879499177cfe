import type { Fact } from './fact.ts'

/** What a utility asks before a pilot: on the brief to print. */
export const utilityFacts: readonly Fact[] = [
  { id: 'network', label: 'Without network', value: 'The app reads and keeps every entry, and sends it later' },
  { id: 'evidence', label: 'Evidence', value: 'Photo, place and time on every reading' },
  { id: 'imports', label: 'Import', value: 'Consumer lists are checked before they are used' },
  { id: 'billing-system', label: 'SAP IS-U, MDM, HES', value: null },
  { id: 'interface', label: 'Interface (API, files)', value: null },
  { id: 'roles', label: 'Access', value: 'Roles down to the single field' },
  {
    id: 'audit-trail',
    label: 'Audit trail',
    value: 'Every change with who, when and the old value. Exports are logged',
  },
  { id: 'hosting', label: 'Where data is stored', value: null },
  { id: 'certificates', label: 'CERT-In, STQC, ISO 27001', value: null },
  { id: 'empanelment', label: 'GeM, empanelment', value: null },
  { id: 'pilot', label: 'Pilot', value: 'Start on one feeder. We give you the count: read, sent back, wrong' },
  { id: 'pilot-terms', label: 'Price and terms of a pilot', value: null },
  { id: 'person', label: 'Name and designation of the contact', value: null },
]
