import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Guesses (as a power of ten) that a password has to stand; "Welcome2024!!" stands 10^8, four random words 10^15. */
const GUESSES_MIN = 9

/** What is looked at; a longer password is as strong as its beginning, and the check takes longer with every character. */
const CHECKED = 64

/** Shorter names stand in too many words by chance. */
const NAME_MIN = 4

const common =
  'This password is too easy to guess. Choose one without common passwords, repetitions, sequences and years; a few unrelated words work well.'

/**
 * Why nobody should have this password, in a sentence; null where it is good. It must not be made of common passwords
 * (a list of 49,000), repetitions or sequences, nor have the name of the site or of the person's address in it.
 */
export async function passwordFault(
  password: string,
  { email, siteName }: { email: string; siteName: string },
) {
  const plain = lettersOf(password)
  const emailName = email.split('@', 1)[0] ?? ''
  for (const [name, what] of [
    [siteName, 'the name of this site'],
    [emailName, 'the name of your e-mail address'],
  ] as const) {
    const letters = lettersOf(name)
    if (letters.length >= NAME_MIN && plain.includes(letters)) {
      return `Choose a password without ${what} in it.`
    }
  }
  const checker = await loadChecker()
  const { guessesLog10 } = checker.check(password.slice(0, CHECKED), [siteName, emailName])
  return guessesLog10 < GUESSES_MIN ? common : null
}

/** @throws HttpError 422 with the sentence beside the field "password". */
export async function rejectWeakPassword(
  { content }: Pick<PublicAdminContext, 'content'>,
  password: string,
  email: string,
) {
  const { name: siteName } = await content.site()
  const fault = await passwordFault(password, { email, siteName })
  if (fault) fail(422, fault, { errors: { password: fault } })
}

let checker: ReturnType<typeof createChecker> | undefined

/** Loaded with the first password that somebody chooses: the lists take 30 ms and some megabytes. */
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
