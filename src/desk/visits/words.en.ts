export const visitsDeskCopy = {
  title: 'Visits',
  lead: 'When our engineers can come, by area. A visitor who asked for a home audit chooses one of these times on their own page.',
  columns: { when: 'When', area: 'Area', booked: 'Booked', who: 'Who' },
  of: (booked: number, places: number) => `${booked} of ${places}`,
  calledOff: 'Called off',
  none: 'No times from today on.',
  howItGoes: [
    'Say which areas we visit.',
    'Add a time: day, hours, area, and how many visits at once.',
    'Whoever asked for a home audit chooses one of these times on their own page.',
  ],
  cancel: 'Call off',
  cancelOf: (when: string, area: string) => `Call off: ${when}, ${area}`,
  move: {
    open: 'Move',
    openOf: (name: string, reference: string) => `Move the visit of ${name}, ${reference}`,
    heading: (name: string) => `Move the visit of ${name}`,
    from: (when: string) => `It is booked for ${when}.`,
    to: 'New time',
    choose: 'Choose a time',
    button: 'Move the visit',
    close: 'Leave it as it is',
    nowhere: 'No other time in this area has a free place. Add one below.',
    done: (name: string) => `Moved. ${name} is told by email, with the new time for their calendar.`,
    refused: {
      none: 'Choose a time.',
      full: 'Somebody has just taken this time. Choose another.',
      gone: 'The visitor has changed or cancelled the visit meanwhile, or this time is not open any more. See how it stands now.',
    },
  },
  noArea: 'First say which areas we visit.',
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

export const interviewsDeskCopy = {
  title: 'Interviews',
  lead: 'When we can meet applicants, by opening. Whoever is invited chooses one of these times on their own page.',
  columns: { when: 'When', area: 'Opening and where', booked: 'Booked', who: 'Who' },
  none: 'No times from today on.',
  add: {
    heading: 'Offer a time',
    opening: 'Opening',
    choose: 'Choose an opening',
    noOpening: 'Applied for none',
    meeting: 'How you meet',
    meetings: { site: 'At our place', phone: 'By phone', video: 'By video' },
    place: 'Address or link',
    placeHint: 'For a call by phone leave it empty: you call the applicant.',
    places: 'How many applicants',
    placesHint: 'At the same time. One, if they come one by one.',
  },
  errors: {
    opening: 'Choose an opening.',
    meeting: 'Choose how you meet.',
    site: 'Write the address, in up to 200 letters.',
    video: 'Write the link to the call, beginning with https://.',
  },
  done: (visits: number) =>
    visits === 0
      ? 'Called off. Nobody had booked it.'
      : `Called off. ${visits === 1 ? 'One applicant is' : `${visits} applicants are`} told to choose another time.`,
} as const
