import { stackTraceLimit } from './without-stacks.ts'

Error.stackTraceLimit = stackTraceLimit
