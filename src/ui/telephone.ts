/** The tel: address of a number as it is printed. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`
}
