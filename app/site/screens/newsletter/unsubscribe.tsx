import { documentAnswer, passActionHeaders } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import type { Route } from './+types/unsubscribe.ts'
import { ConfirmationScreen } from './confirmation-screen.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { unsubscribe: text } = await context.get(servicesContext).content.screens()
  return { text }
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).newsletter.unsubscribe(request))
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => [
  ...screenMeta(loaderData?.text, 'newsletter', args),
  { name: 'robots', content: 'noindex' },
]

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmationScreen text={loaderData.text} seed="unsubscribe" answer={actionData} />
}
