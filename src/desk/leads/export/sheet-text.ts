import { xmlText } from '#platform/text/xml-text.ts'

// What a cell of a sheet holds, in UTF-16 units (https://support.microsoft.com, Excel specifications and limits).
const LONGEST_CELL = 32_767

/**
 * A text as the XML of a sheet has it. "_x0041_" is how a sheet writes an A (ECMA-376, part 1, section 22.9.2.19): where
 * somebody typed just that, the sign before it is written so.
 */
export function sheetText(text: string): string {
  return xmlText(xmlText(text).slice(0, LONGEST_CELL)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
