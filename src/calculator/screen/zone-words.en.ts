export const zonesCopy = {
  legend: 'Time of day',
  hint: 'The units of each zone, as on your bill. Units left over lie in no zone.',
  shifts: 'No zones on the bill? Say when you work',
  shiftsHint: 'The bill then runs from the best to the worst of such a month.',
  noShifts: 'Not said',
  shiftNames: {
    day: 'One shift, by day',
    evening: 'One shift, in the evening',
    night: 'One shift, at night',
    two: 'Two shifts',
    three: 'Three shifts',
  },
} as const
