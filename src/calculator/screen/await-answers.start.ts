import { beginAwait } from './await-answers.ts'

beginAwait()
