import { z } from 'zod'
import { isCurrency } from '#model/content/currencies.ts'
import { startOfDay } from '#model/local-time.ts'
import { readAmount } from '#model/money.ts'
import { line } from '#model/text.ts'

/** Maximum characters of a next step, and of the reason why a lead was lost. */
export const NEXT_STEP_MAX = 200
export const LOST_REASON_MAX = 300

/** Ten billion in a currency with two digits: sums of thousands are still exact. */
export const VALUE_MAX = 1_000_000_000_000

/** Why a lead was lost: one of the list, words, or both as "reason: words"; null without any. */
export const lostReasonSchema = z
  .object({
    reason: line(LOST_REASON_MAX, 'The reason').default(''),
    reasonWords: line(LOST_REASON_MAX, 'The reason').default(''),
  })
  .transform(({ reason, reasonWords }) => [reason, reasonWords].filter(Boolean).join(': ') || null)

const currencySchema = line(3, 'The currency')
  .transform((code) => code.toUpperCase())
  .refine((code) => code === '' || isCurrency(code), 'Enter the code of a currency, such as EUR.')

/** `value` in minor units, with its currency, or both null. */
export const valueSchema = z
  .object({ value: line(40, 'The value').default(''), currency: currencySchema.default('') })
  .transform(({ value, currency }, context) => {
    if (value === '') return { value: null, currency: null }
    const error = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    if (currency === '') return error('currency', 'Enter the code of a currency, such as EUR.')
    const minor = readAmount(value, currency)
    if (minor === null) return error('value', 'Enter an amount such as 12,500 or 12500.50.')
    if (minor < 0) return error('value', 'Enter an amount that is not below zero.')
    if (minor > VALUE_MAX) return error('value', 'This amount is too large.')
    return { value: minor, currency }
  })

/** `nextStepOn`: a day, "2026-11-28". Null where nothing is planned. */
export const nextStepSchema = z
  .object({
    nextStep: line(NEXT_STEP_MAX, 'The next step').default(''),
    nextStepOn: z
      .string()
      .refine((day) => day === '' || startOfDay(day, 'UTC') !== null, 'Enter a date.')
      .default(''),
  })
  .refine(({ nextStep, nextStepOn }) => nextStep !== '' || nextStepOn === '', {
    path: ['nextStep'],
    error: 'Say what is to be done on this day.',
  })
  .transform(({ nextStep, nextStepOn }) => ({
    next_step: nextStep || null,
    next_step_on: nextStepOn || null,
  }))
