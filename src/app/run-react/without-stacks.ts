/** How many lines an error's stack has, as it was. */
export const { stackTraceLimit } = Error

// Were it 0, they would be looked up all the same.
Reflect.deleteProperty(Error, 'stackTraceLimit')
