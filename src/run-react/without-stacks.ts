/** How many lines an error's stack has, as it was. */
export const { stackTraceLimit } = Error

// None would still be looked for.
Reflect.deleteProperty(Error, 'stackTraceLimit')
