import { ROOM_TO_TEST } from '../../tests/support/room-to-test.ts'

/** A load comes from one address, and what it measures is not the limits. */
export const NO_LIMITS = Object.fromEntries(Object.keys(ROOM_TO_TEST).map((name) => [name, '1000000000']))
