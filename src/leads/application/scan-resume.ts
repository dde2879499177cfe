import { defineScan } from '#leads/file-form/scan-file.ts'

export const scanResume = defineScan('application.scan')
