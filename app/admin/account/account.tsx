import { data } from 'react-router'
import { passActionHeaders } from '#app/forms/document-answer.ts'
import { roleLines } from '#model/accounts.ts'
import { deskOf, formOf, headOf } from '../desk.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useAnswerToast } from '../ui/toasts.tsx'
import type { Route } from './+types/account.ts'
import { useFirstFault, withoutInline } from './inline-answer.ts'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PlainAnswer } from './plain-answer.tsx'
import { SecondFactor } from './second-factor.tsx'
import type { AccountAdmin } from './service.ts'
import { SessionList } from './session-list.tsx'

type Intent = Exclude<keyof AccountAdmin, 'show'>

export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).account.show()
}

export async function action(asked: Route.ActionArgs) {
  const { intent, ...given } = await formOf(asked)
  const { show, ...changes } = deskOf(asked).account
  if (typeof intent !== 'string' || !isIntent(intent, changes)) {
    throw new Response('This form is not known. Load the page again.', { status: 400 })
  }
  const answer = await changes[intent](given)
  return data({ intent, answer }, headOf(answer))
}

export const headers = passActionHeaders
export const meta = () => [{ title: 'Your account' }]

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  const answer = withoutInline(actionData?.answer)
  useAnswerToast(answer)
  useFirstFault(actionData?.answer)
  const answerTo = (...intents: Intent[]) =>
    actionData && intents.includes(actionData.intent) ? actionData.answer : undefined
  return (
    <>
      <ScreenHead
        title="Your account"
        lead={`${account.email}, ${account.role}: ${roleLines[account.role].toLowerCase()}.`}
      />
      <PlainAnswer answer={answer} />
      <NameForm name={account.name} answer={answerTo('rename')} />
      <PasswordForm email={account.email} answer={answerTo('changePassword')} />
      <SecondFactor
        account={account}
        answer={answerTo(
          'startSecondFactor',
          'confirmSecondFactor',
          'renewRecoveryCodes',
          'stopSecondFactor',
        )}
      />
      <SessionList sessions={account.sessions} />
    </>
  )
}

function isIntent(name: string, changes: Omit<AccountAdmin, 'show'>): name is Intent {
  return Object.hasOwn(changes, name)
}
