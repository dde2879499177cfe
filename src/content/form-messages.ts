/** What any form says of any field. What is missing is said by the form itself. */
export const formMessages = {
  tooLong: 'This is longer than we can take. Please shorten it.',
  unreadable: 'This contains characters that cannot be read. Please type it again.',
  fileChanged: 'This file has changed, or is gone. Please choose it again.',
} as const
