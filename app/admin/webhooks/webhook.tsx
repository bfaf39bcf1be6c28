import { redirect } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { answered, deskOf, formOf } from '../desk.ts'
import { useSettling } from '../mail/use-settling.ts'
import { AnswerBanner } from '../ui/answer-banner.tsx'
import { Pager } from '../ui/pager.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { SmallLink } from '../ui/small-button.tsx'
import { Tag } from '../ui/tag.tsx'
import type { Route } from './+types/webhook.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretNote } from './secret-note.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { isSaidByField, WebhookForm } from './webhook-form.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const page = new URL(asked.request.url).searchParams.get('page')
  return deskOf(asked).webhooks.show({ id: asked.params.id, page })
}

export async function action(asked: Route.ActionArgs) {
  const answer = await changed(asked)
  if (answer.ok && answer.value === 'removed') throw redirect(adminPaths.webhooks)
  return answered(answer)
}

type Changed = AdminAnswer<{ secret: string } | 'removed' | null>

async function changed(asked: Route.ActionArgs): Promise<Changed> {
  const { webhooks, mail } = deskOf(asked)
  const { intent, ...form } = await formOf(asked)
  const values = { ...form, id: asked.params.id }
  if (intent === 'renew') return webhooks.renewSecret(values)
  if (intent === 'test') return webhooks.test(values)
  if (intent === 'switch') return webhooks.switch(values)
  if (intent === 'again') return mail.sendAgain({ id: form.delivery })
  if (intent !== 'remove') return webhooks.change(values)
  const answer = await webhooks.remove(values)
  return answer.ok ? { ...answer, value: 'removed' } : answer
}

export const meta = () => [{ title: 'Webhook' }]

export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { url, events, isActive, deliveries, page, hasMore } = loaderData
  const [latest] = deliveries
  useSettling(actionData?.ok === true && ['waiting', 'sending'].includes(latest?.state ?? ''))
  const made = actionData?.ok ? actionData.value : null
  return (
    <>
      <ScreenHead
        title={new URL(url).host}
        lead={
          <>
            <Tag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Tag> {url}
          </>
        }
      >
        <SmallLink to={adminPaths.webhooks}>All webhooks</SmallLink>
      </ScreenHead>
      <AnswerBanner answer={isSaidByField(actionData) ? undefined : actionData} />
      {made && made !== 'removed' && <SecretNote secret={made.secret} />}
      <WebhookActions isActive={isActive} />
      <section className="grid gap-3" aria-labelledby="deliveries">
        <h2 id="deliveries" className="admin-section-title">
          Deliveries
        </h2>
        <Deliveries deliveries={deliveries} />
        <Pager page={page} hasMore={hasMore} />
      </section>
      <section className="grid gap-4" aria-labelledby="change-webhook">
        <h2 id="change-webhook" className="admin-section-title">
          What is called, and when
        </h2>
        <WebhookForm intent="change" url={url} events={events} answer={actionData} />
      </section>
    </>
  )
}
