import { z } from 'zod'
import { secondFactorRuleNames, secondFactorRules } from '#model/accounts/accounts.ts'
import { mutation } from '#server/actions/action.ts'
import { passwordField } from '#server/features/accounts/account-fields.ts'
import { confirmPassword } from '#server/features/accounts/confirm-password.ts'
import { SECOND_FACTOR_KEY } from '#server/features/accounts/second-factor-rule.ts'
import { audit } from '#server/platform/audit/audit.ts'

const ruleSchema = z.object({
  rule: z.enum(secondFactorRules, { error: 'Choose who needs it' }),
  password: passwordField,
})

/** Takes effect with the next request: people without a second factor have to set one up. */
export const requireSecondFactor = mutation(
  'owner',
  ruleSchema,
  async (context, { rule: value, password }) => {
    await confirmPassword(context, password)
    await context.store.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('settings')
        .values({ key: SECOND_FACTOR_KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      await audit(transaction, context, {
        action: 'accounts.second-factor-rule-changed',
        subject: 'second-factor',
        summary: `Required two-factor authentication for: ${secondFactorRuleNames[value].toLowerCase()}`,
      })
    })
    return { message: 'Saved. It applies immediately.', value: null }
  },
)
