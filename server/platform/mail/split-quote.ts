import EmailReplyParser from 'email-reply-parser'

/** Characters in which a quote is looked for: the patterns of some languages take long on long texts. */
const SPLIT_MAX = 50_000

/** The text of an answer, and what comes below it: the mail that it answers, and the signature. */
export function splitQuote(whole: string) {
  const fragments = new EmailReplyParser().read(whole.slice(0, SPLIT_MAX)).getFragments()
  const last = fragments.findLastIndex((fragment) => !fragment.isHidden() && !fragment.isEmpty())
  // An answer between the lines of a quote is shown with them.
  const quoted = fragments.slice(last + 1).map((fragment) => fragment.getContent())
  const text = fragments.slice(0, last + 1).map((fragment) => fragment.getContent())
  const rest = whole.slice(SPLIT_MAX)
  if (last < 0) return { text: whole, quoted: '' }
  return quoted.length > 0
    ? { text: text.join('\n'), quoted: quoted.join('\n') + rest }
    : { text: whole, quoted: '' }
}
