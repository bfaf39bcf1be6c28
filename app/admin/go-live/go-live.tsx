import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useQuery } from '#app/admin/kit/use-query.ts'
import { type Check, goLiveGroups } from '#model/go-live/checks.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/go-live.ts'
import { CheckRow } from './check-row.tsx'
import { groupId, Progress } from './progress.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).goLive.show()
}

export async function action(args: Route.ActionArgs) {
  const { system, goLive } = adminFrom(args)
  const handlers = { 'send-test-email': system.sendTestMail, 'set-selector': goLive.setSelector }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Go live' }]

export default function GoLive({ loaderData, actionData }: Route.ComponentProps) {
  const { checks: own, sendsMail, selector } = loaderData
  const [round, setRound] = useState(1)
  const { revalidate } = useRevalidator()
  // The page does not wait for other machines.
  const { value, failure, isBusy } = useQuery(
    'goLive.lookUp',
    { round: String(round) },
    { asOf: actionData },
  )
  const checks = [...own, ...(value ?? [])]
  const found = new Map<string, Check>(checks.map((check) => [check.id, check]))
  const checkAgain = () => {
    setRound(round + 1)
    revalidate()
  }
  return (
    <>
      <PageHeader
        title="Go live"
        intro="What should be in order before visitors come. The public address, the mail server and the DNS are asked each time you open this."
      >
        <Button size="sm" variant="outline" busy={isBusy} onClick={checkAgain}>
          Check again
        </Button>
      </PageHeader>
      <FormAlert result={actionData} />
      {failure && (
        <Notice tone="error" role="alert">
          {failure.message}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <Progress checks={checks} isBusy={isBusy} />
        <div className="grid content-start gap-9">
          {goLiveGroups.map((group) => (
            <section key={group.name} aria-labelledby={groupId(group.name)}>
              <h2
                id={groupId(group.name)}
                className="label scroll-mt-18 pb-2 text-soft lg:scroll-mt-7"
              >
                {group.name}
              </h2>
              <ul className="grid border-strong-line border-t">
                {group.checks.map(({ id, title }) => (
                  <CheckRow
                    key={id}
                    id={id}
                    title={title}
                    check={found.get(id)}
                    sendsMail={sendsMail}
                    selector={selector}
                    selectorError={fieldErrors(actionData)?.selector}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
