import fc from 'fast-check'
import { BY_NIGHT, DAY } from './by-night.ts'

const BY_DAY = 20_261_120

// By day tests that make up values make up the same ones, so that what failed fails again; each night others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: BY_NIGHT ? DAY : BY_DAY })
