/** Tests send more from one address than any visitor does; those that are about limits set their own. */
export const ROOM_TO_TEST = {
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_WRITES_PER_HOUR: '1000000',
  LIMIT_UPLOADS_PER_10_MINUTES: '1000000',
  LIMIT_CHALLENGES_PER_MINUTE: '1000000',
  LIMIT_READS_PER_MINUTE: '1000000',
  LIMIT_PLAIN_SIGNUPS_PER_HOUR: '1000000',
}
