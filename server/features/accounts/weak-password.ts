import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Guesses (as a power of ten) that a password must withstand: "Welcome2024!!" has 10^8, four random words 10^15. */
const GUESSES_MIN = 9

/** Maximum characters to check, because the check gets slower with each one. More cannot make a password weaker. */
const CHECKED_LENGTH = 64

/** Shorter names occur in too many words by chance. */
const NAME_MIN = 4

const common =
  'This password is too easy to guess. Choose one without common passwords, repetitions, sequences and years; a few unrelated words work well.'

/**
 * The message about a weak password; null if it is strong. Refuses common passwords (a list of 49,000), repetitions,
 * sequences, and the name of the site or of the person's address.
 */
export async function passwordProblem(
  password: string,
  { email, siteName }: { email: string; siteName: string },
) {
  const plain = lettersOf(password)
  const emailName = email.split('@', 1)[0] ?? ''
  for (const [name, label] of [
    [siteName, 'the name of this site'],
    [emailName, 'the name of your email address'],
  ] as const) {
    const letters = lettersOf(name)
    if (letters.length >= NAME_MIN && plain.includes(letters)) {
      return `Choose a password without ${label} in it.`
    }
  }
  const checker = await loadChecker()
  const { guessesLog10 } = checker.check(password.slice(0, CHECKED_LENGTH), [siteName, emailName])
  return guessesLog10 < GUESSES_MIN ? common : null
}

/** @throws HttpError 422 with a message for the field "password". */
export async function rejectWeakPassword(
  { content }: Pick<PublicAdminContext, 'content'>,
  password: string,
  email: string,
) {
  const { name: siteName } = await content.site()
  const problem = await passwordProblem(password, { email, siteName })
  if (problem) fail(422, problem, { errors: { password: problem } })
}

let checker: ReturnType<typeof createChecker> | undefined

/** Loaded with the first new password: the lists need 30 ms and several megabytes. */
function loadChecker() {
  checker ??= createChecker()
  return checker
}

async function createChecker() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

function lettersOf(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
