/** Beside the fields of what only the paper of a bill knows, its surcharges and schemes: fetched with them. */
export const paperCopy = {
  changed: {
    days: 'Days of the bill',
    hint: 'The rates changed in between. Leave empty if all days are under the new ones.',
    earlier: (day: string) => `Of them until ${day}`,
  },
  hint: 'Type each amount as printed. Put a minus before a rebate.',
  payment: 'How you pay',
  noPayment: 'As usual',
  payments: {
    prompt: 'Before the day for the rebate',
    online: 'Online',
    advance: 'In advance',
    prepaid: 'By a prepaid meter',
  },
  fuel: 'Fuel surcharge, as on your bill',
  fuelHint: 'Changes often, in some states monthly. Empty: what we know of it.',
  fuelSecond: 'Second fuel surcharge, as on your bill',
  fuelKind: 'It is printed as',
  fuelKinds: {
    '': 'As usual here',
    percent: 'Percent',
    paisePerUnit: 'Paise a unit',
    amountPaise: 'Rupees on this bill',
  },
  schemes: 'State schemes',
  usualSchemes: 'What a usual customer gets',
  noSchemes: 'None',
} as const
