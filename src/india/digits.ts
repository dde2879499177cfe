/** "३००" and "౩౦౦" → "300". In every Indian script the code of the nought ends with a hexadecimal 6. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15))
}
