/** With status 409. */
export const OTHER_CONTENT =
  'This Idempotency-Key was used for something else. Please send this with a new key.'
