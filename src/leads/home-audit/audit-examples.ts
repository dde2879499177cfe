/** A complete, valid body for the API. Override what a test is about. */
export function anAudit(answers: Record<string, unknown> = {}, address: Record<string, unknown> = {}) {
  return {
    full_name: 'Ada Lovelace',
    phone_number: '9848012345',
    email: 'ada@example.com',
    address: {
      address_line_1: '12 Analytical Street',
      address_line_2: 'Near the engine',
      city_name: 'Hyderabad',
      state: 'IN-TS',
      country: 'IN',
      pincode: '500081',
      ...address,
    },
    ...answers,
  }
}
