import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { passActionHeaders } from '#app/document-answer.ts'
import { mayAct, roleLines } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { tokensPath } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/account.ts'
import { AccountForm, AccountSection } from './account-section.tsx'
import { Notifications } from './notifications.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { SignatureForm } from './signature-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).ownAccount.show()
}

export async function action(args: Route.ActionArgs) {
  const { show, factors, tokens, createToken, revokeToken, ...handlers } =
    adminFrom(args).ownAccount
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Your account' }]

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Your account"
        intro={`${account.email}, ${account.role}: ${roleLines[account.role].toLowerCase()}.`}
      />
      <NameForm name={account.name} result={resultOf(actionData, 'rename')} />
      {mayAct(account.role, 'editor') && (
        <SignatureForm
          signature={account.signature}
          result={resultOf(actionData, 'saveSignature')}
        />
      )}
      <PasswordForm email={account.email} result={resultOf(actionData, 'changePassword')} />
      <SecondFactor
        account={account}
        result={resultOf(
          actionData,
          'startSecondFactor',
          'confirmSecondFactor',
          'renewRecoveryCodes',
          'stopSecondFactor',
        )}
      />
      <Passkeys account={account} result={resultOf(actionData, 'renamePasskey', 'removePasskey')} />
      <Notifications />
      <AccountSection
        id="own-tokens"
        title="Access tokens"
        result={undefined}
        intro="Let your assistant or a script find, read and draft as you."
      >
        <div>
          <ButtonLink to={tokensPath} size="sm" variant="outline">
            Manage access tokens
          </ButtonLink>
        </div>
      </AccountSection>
      <SessionList
        sessions={account.sessions}
        result={resultOf(actionData, 'endSession', 'endOtherSessions')}
      />
    </>
  )
}

type NameFormProps = { name: string; result: ActionResult<unknown> | undefined }

function NameForm({ name, result }: NameFormProps) {
  return (
    <AccountSection
      id="own-name"
      title="Name"
      result={result}
      intro="Shown to your team and in the audit log."
    >
      <AccountForm>
        <input type="hidden" name="intent" value="rename" />
        <TextField
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={name}
          error={fieldErrors(result)?.name}
          required
        />
        <Button size="sm" variant="outline" type="submit">
          Save name
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
