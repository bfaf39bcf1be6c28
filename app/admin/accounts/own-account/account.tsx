import { data } from 'react-router'
import { adminFrom, readForm, responseInit } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { passActionHeaders } from '#app/site/forms/document-answer.ts'
import { roleLines } from '#model/accounts/accounts.ts'
import type { Route } from './+types/account.ts'
import { useFirstFault, withoutInline } from './inline-answer.ts'
import { NameForm } from './name-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { PlainAnswer } from './plain-answer.tsx'
import { SecondFactor, type SecondFactorAnswer } from './second-factor.tsx'
import type { AccountAdmin } from './service.ts'
import { SessionList } from './session-list.tsx'

type Changes = Omit<AccountAdmin, 'show' | 'factors'>
type Intent = keyof Changes

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).account.show()
}

export async function action(args: Route.ActionArgs) {
  const { intent, ...given } = await readForm(args)
  const { show, factors, ...changes } = adminFrom(args).account
  if (typeof intent !== 'string' || !isIntent(intent, changes)) {
    throw new Response('This form is not known. Load the page again.', { status: 400 })
  }
  const answer = await changes[intent](given)
  return data({ intent, answer }, responseInit(answer))
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Your account' }]

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  const isInSheet = actionData?.intent === 'renamePasskey' || actionData?.intent === 'removePasskey'
  const answer = isInSheet ? actionData.answer : withoutInline(actionData?.answer)
  useAnswerToast(answer)
  useFirstFault(actionData?.answer)
  const answerTo = (...intents: Intent[]) =>
    actionData && intents.includes(actionData.intent) ? actionData.answer : undefined
  return (
    <>
      <PageHeader
        title="Your account"
        lead={`${account.email}, ${account.role}: ${roleLines[account.role].toLowerCase()}.`}
      />
      <PlainAnswer answer={answer} />
      <NameForm name={account.name} answer={answerTo('rename')} />
      <PasswordForm email={account.email} answer={answerTo('changePassword')} />
      <SecondFactor
        account={account}
        answer={
          answerTo(
            'startSecondFactor',
            'confirmSecondFactor',
            'renewRecoveryCodes',
            'stopSecondFactor',
          ) as SecondFactorAnswer
        }
      />
      <Passkeys account={account} />
      <SessionList sessions={account.sessions} />
    </>
  )
}

function isIntent(name: string, changes: Changes): name is Intent {
  return Object.hasOwn(changes, name)
}
