import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN, PERSON_NAME_MAX } from '#model/accounts/accounts.ts'
import { EMAIL_MAX } from '#model/email.ts'
import { requiredLine } from '#model/text.ts'
import { accountAddress } from './create-account.ts'

/** The email address of an account. Uses better-auth's check; otherwise its owner could not sign in. */
export const addressField = z
  .string({ error: 'Enter an email address' })
  .trim()
  .min(1, 'Enter an email address')
  .max(EMAIL_MAX, 'This address is too long')
  .refine((value) => z.email().safeParse(value).success, 'This is not an email address')
  .transform(accountAddress)

export const personNameField = requiredLine(PERSON_NAME_MAX, 'The name', 'Enter a name')

/** Checks the length; `weak-password.ts` refuses passwords that are easy to guess (NIST SP 800-63B). */
export const newPasswordField = z
  .string({ error: 'Choose a password' })
  .min(PASSWORD_MIN, `Choose a password of at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `A password can be at most ${PASSWORD_MAX} characters long`)

/** An existing password; never trimmed or shortened. */
export const passwordField = z
  .string({ error: 'Enter your password' })
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX, 'This is not your password')

export const idField = z.string().max(64)
