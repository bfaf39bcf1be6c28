import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN, PERSON_NAME_MAX } from '#model/accounts/accounts.ts'
import { EMAIL_MAX } from '#model/email.ts'
import { requiredLine } from '#model/text.ts'
import { accountAddress } from './create-account.ts'

/** An address that an account may have; the same check as better-auth's, or its owner could never sign in. */
export const addressField = z
  .string({ error: 'Enter an e-mail address' })
  .trim()
  .min(1, 'Enter an e-mail address')
  .max(EMAIL_MAX, 'This address is too long')
  .refine((value) => z.email().safeParse(value).success, 'This is not an e-mail address')
  .transform(accountAddress)

export const personNameField = requiredLine(PERSON_NAME_MAX, 'The name', 'Enter a name')

/** Its length; `weak-password.ts` refuses what is too easy to guess (NIST SP 800-63B). */
export const newPasswordField = z
  .string({ error: 'Choose a password' })
  .min(PASSWORD_MIN, `Choose a password of at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `A password can be at most ${PASSWORD_MAX} characters long`)

/** A password that exists already; it is never changed or shortened on its way. */
export const passwordField = z
  .string({ error: 'Enter your password' })
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX, 'This is not your password')

export const idField = z.string().max(64)
