export const visitsDeskCopy = {
  title: 'Visits',
  lead: 'When our engineers can come, by area. A visitor who asked for a home audit chooses one of these times on their own page.',
  columns: { when: 'When', area: 'Area', booked: 'Booked', who: 'Who' },
  of: (booked: number, places: number) => `${booked} of ${places}`,
  calledOff: 'Called off',
  none: 'No times from today on.',
  cancel: 'Call off',
  cancelOf: (when: string, area: string) => `Call off: ${when}, ${area}`,
  noArea: 'First write down where we come, in the list Areas we visit.',
  areas: 'Areas we visit',
  add: {
    heading: 'Add a time',
    day: 'Day',
    from: 'From',
    until: 'Until',
    area: 'Area',
    choose: 'Choose an area',
    places: 'How many visits',
    placesHint: 'At the same time: one for each engineer.',
    button: 'Add',
  },
  errors: {
    day: 'Choose a day that is still to come.',
    from: 'Write the hour as 10:00.',
    until: 'It ends after it begins, on the same day.',
    area: 'Choose an area where we visit.',
    places: 'From 1 to 50.',
  },
  done: {
    added: (when: string) => `Added: ${when}.`,
    cancelled: (visits: number) =>
      visits === 0
        ? 'Called off. Nobody had booked it.'
        : `Called off. ${visits === 1 ? 'One visitor is' : `${visits} visitors are`} told to choose another time.`,
  },
  gone: 'It is over, or called off already.',
} as const
