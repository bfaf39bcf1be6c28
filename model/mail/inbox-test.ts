/** A mail that this site sent to its own mailbox, and when it came in. */
export type InboxTest = { address: string; sentAt: string; arrivedAt: string | null }

/** Milliseconds until a mail should have arrived; some servers refuse the first attempt of a stranger for a minute. */
const ARRIVAL_TIME = 2 * 60_000

export function testState({ sentAt, arrivedAt }: InboxTest, now: Date) {
  if (arrivedAt) return 'arrived'
  return now.getTime() - Date.parse(sentAt) < ARRIVAL_TIME ? 'waiting' : 'missing'
}

/** What to do about one that is missing. */
export function missingAdvice({ address }: InboxTest) {
  return `The test mail to ${address} has not arrived. Look for it in the mailbox: if it is in another folder, such as spam, have a rule move it. If it is not there, what is written with a plus sign does not arrive: turn on plus addressing (subaddressing) at your mail provider.`
}
