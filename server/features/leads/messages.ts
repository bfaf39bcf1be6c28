/** With status 422; each field has its own message. */
export const CORRECT = 'Please correct the marked fields and send the form again.'

/** With status 409. */
export const OTHER_CONTENT =
  'This Idempotency-Key was used for something else. Please send this with a new key.'
