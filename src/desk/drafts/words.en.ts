/** The sentences of the desk about what is being written. */
export const draftsCopy = {
  saving: {
    unsaved: 'Nothing new to save',
    typing: 'Writing…',
    saving: 'Saving…',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Not saved: no connection. Your text is kept in this browser and sent when the connection is back.',
    signedOut: 'Not saved: you have been signed out. Your text is kept in this browser; sign in again and come back.',
    refused: (reason: string) => `Not saved: ${reason}`,
    conflict: 'Not saved: somebody else has saved in the meantime.',
  },
  kept: {
    found: (time: string) => `This browser keeps a text of ${time} that was never saved.`,
    take: 'Take it back',
    drop: 'Throw it away',
  },
  conflict: {
    explanation: 'Nothing is lost. Compare, then choose; the text that is not chosen stays in the history.',
    compare: 'Compare with yours',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    again: 'Press the button once more to save yours instead; theirs then stays in the history.',
  },
  gone: 'it has been deleted. Your text is kept in this browser.',
} as const
