import { relative } from 'node:path'
import { beforeEach } from 'vitest'
import { restsToday } from './by-night.ts'

// Loaded before each file of tests that work on the built site.
beforeEach(({ task, skip }) => skip(restsToday(`${relative('', task.file.filepath)} ${task.fullName}`), 'another day'))
